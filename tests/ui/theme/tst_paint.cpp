#include "ui/theme/paint.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::paint_test {

using namespace stemdesk::ui;

class TestPaint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coloursThatDoNotFitAreCounted()
    {
        const QList<QColor> six(6, Qt::red);
        const FittedSwatches whole = fittedSwatches(six, swatchesWidth(6));
        QCOMPARE(whole.shown.size(), 6);
        QCOMPARE(whole.others, QString());

        const FittedSwatches some = fittedSwatches(six, swatchesWidth(6) - 1);

        QVERIFY(some.shown.size() < 6 && !some.shown.isEmpty());
        QCOMPARE(some.others, u"+%1"_s.arg(6 - some.shown.size()));
        QVERIFY(some.width <= swatchesWidth(6) - 1);
    }

    void withoutRoomNoneIsShown() { QCOMPARE(fittedSwatches(QList<QColor>(6, Qt::red), 5).width, 0); }
};

STEMDESK_TEST(TestPaint)

} // namespace stemdesk::paint_test

#include "tst_paint.moc"
