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
    void whatIsStillDueCounts();
    void whatIsOnNoSheetCountsAsPlanned();
    void whatIsNeededSinceCountsToo();
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

/// Five packs of ten were ordered at 1.0, and two arrived at 0.5; the event needs half of them.
void TestEventProfit::whatIsStillDueCounts()
{
    ReceivedLine roses = line(50, 25, 2);
    roses.line.variantId = VariantId::create();
    roses.line.packsToOrder = 5;
    roses.line.unitsToOrder = 50;
    roses.line.unitCostExclTax = 1;
    OrderSheet planned;
    planned.suppliers = {{.lines = {{.variantId = roses.line.variantId, .orderCostExclTax = 30}}}};
    planned.totals.orderCostExclTax = 30;

    const EventEarnings earnings = eventEarnings(100, planned, {roses});

    QCOMPARE(earnings.plannedCostExclTax, 30.0);
    QCOMPARE(earnings.receivedCostExclTax, 2 * 10 * 0.5 / 2);
    QCOMPARE(earnings.expectedCostExclTax, (2 * 10 * 0.5 + 3 * 10 * 1.0) / 2);
    QCOMPARE(earnings.margin(), 100 - earnings.expectedCostExclTax);
    QCOMPARE(earnings.plannedMargin(), 70.0);
}

void TestEventProfit::whatIsOnNoSheetCountsAsPlanned()
{
    ReceivedLine roses = line(10, 10, 1);
    roses.line.variantId = VariantId::create();
    roses.line.packsToOrder = 1;
    OrderSheet planned;
    planned.suppliers = {
        {.lines = {{.variantId = roses.line.variantId, .orderCostExclTax = 9},
                   {.variantId = VariantId::create(), .orderCostExclTax = 7}}},
        {.supplierId = SupplierId::create(), .lines = {{.variantId = roses.line.variantId, .orderCostExclTax = 4}}}};

    QCOMPARE(eventEarnings(100, planned, {roses}).expectedCostExclTax, 5.0 + 7 + 4);
    QCOMPARE(eventEarnings(100, planned, {}).expectedCostExclTax, 9.0 + 7 + 4);
    QVERIFY(!eventEarnings(100, planned, {}).receivedCostExclTax);
}

/// Two vases were ordered and arrived; now three are needed.
void TestEventProfit::whatIsNeededSinceCountsToo()
{
    ReceivedLine vases = line(2, 2, 2);
    vases.line.variantId = VariantId::create();
    vases.line.unitsPerPack.reset();
    vases.line.unitsToOrder = 2;
    OrderSheet planned;
    planned.suppliers = {
        {.lines = {
             {.variantId = vases.line.variantId, .unitsNeeded = 3, .unitCostExclTax = 4, .orderCostExclTax = 12}}}};

    QCOMPARE(eventEarnings(100, planned, {vases}).expectedCostExclTax, 2 * 0.5 + 4);
    OrderSheetLine &line = planned.suppliers.first().lines.first();
    line.ownUnits = 0.25; // From the shop's own stock, so they need not be bought.
    QCOMPARE(eventEarnings(100, planned, {vases}).expectedCostExclTax, 2 * 0.5 + 0.75 * 4);
    line.unitsNeeded = 1; // Fewer are needed now, but what arrived was paid for.
    QCOMPARE(eventEarnings(100, planned, {vases}).expectedCostExclTax, 2 * 0.5);
}

STEMDESK_APPLESS_TEST(TestEventProfit)

} // namespace stemdesk::event_profit_test

#include "tst_event_profit.moc"
