#include "core/domain/prices/price_list.h"

#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::price_list_age_test {

class TestPriceListAge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listIsOutOfDateAfterNinetyDays()
    {
        const QDate newest(2026, 1, 1);

        QCOMPARE(lastGoodDay(newest), QDate(2026, 4, 1));
        QVERIFY(!isOutOfDate(newest, QDate(2026, 4, 1)));
        QVERIFY(isOutOfDate(newest, QDate(2026, 4, 2)));
    }

    void listOfADayToComeIsGood() { QVERIFY(!isOutOfDate(QDate(2026, 6, 1), QDate(2026, 4, 2))); }
};

STEMDESK_APPLESS_TEST(TestPriceListAge)

} // namespace stemdesk::price_list_age_test

#include "tst_price_list_age.moc"
