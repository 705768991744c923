#include "core/orders/event_profit.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::event_profit_test {

namespace {

const Totals kTotals{.customerPriceIncTax = 100, .costIncTax = 20, .wasteCostIncTax = 5, .costOfGoodsIncTax = 25};

/// `packs` of ten at 0.5 and 20 % tax: 6 a pack.
ReceivedLine line(double unitsNeeded, double eventUnitsNeeded, double packs)
{
    ReceivedLine made{.eventUnitsNeeded = eventUnitsNeeded};
    made.line.unitsNeeded = unitsNeeded;
    made.line.unitsPerPack = 10;
    made.line.taxMultiplier = 1.2;
    made.line.received = ReceivedGoods{packs, 0.5};
    return made;
}

} // namespace

class TestEventProfit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void projectedUntilSomethingCameIn()
    {
        const EventProfit profit = eventProfit(kTotals, {});

        QCOMPARE(profit, (EventProfit{100, 25, std::nullopt, 75}));
    }

    void actualCosts_data()
    {
        QTest::addColumn<QList<ReceivedLine>>("received");
        QTest::addColumn<double>("actual");
        constexpr double kPack = 10 * (0.5 * 1.2);
        QTest::newRow("for one event alone") << QList{line(14, 14, 2)} << 2 * kPack;
        QTest::newRow("shared by units needed, leftover too") << QList{line(16, 4, 2)} << 2 * kPack * (4.0 / 16);
        QTest::newRow("less came than was ordered") << QList{line(14, 14, 1)} << kPack;
        QTest::newRow("nothing came: it cost nothing") << QList{line(14, 14, 0)} << 0.0;
        QTest::newRow("several lines and sheets") << QList{line(14, 14, 2), line(10, 5, 1)} << 2 * kPack + kPack * 0.5;
    }

    void actualCosts()
    {
        QFETCH(const QList<ReceivedLine>, received);
        QFETCH(const double, actual);

        const EventProfit profit = eventProfit(kTotals, received);

        QCOMPARE(profit, (EventProfit{100, 25, actual, 100 - actual}));
    }

    void byTheUnit()
    {
        ReceivedLine ribbon = line(8, 8, 9.5);
        ribbon.line.unitsPerPack.reset();

        QCOMPARE(eventProfit(kTotals, {ribbon}).actualCostOfGoodsIncTax, 9.5 * (0.5 * 1.2));
    }
};

STEMDESK_APPLESS_TEST(TestEventProfit)

} // namespace stemdesk::event_profit_test

#include "tst_event_profit.moc"
