#include "core/domain/order_sheet.h"

#include <QtTest>

using namespace stemdesk;

class TestOrderSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneEventThatIsNotClearedMakesADraft()
    {
        OrderSheet sheet{.events = {{.isCleared = true}, {.isCleared = true}}};
        QVERIFY(!sheet.isDraft());
        sheet.events[1].isCleared = false;
        QVERIFY(sheet.isDraft());
    }
};

QTEST_APPLESS_MAIN(TestOrderSheet)
#include "tst_order_sheet.moc"
