#include "core/pricing/event_totals.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace stemdesk::event_totals_test {

namespace {

EventItem pricedLine(double customerPrice, double cost, double waste)
{
    EventItem item;
    item.price.customerPriceIncTax = customerPrice;
    item.price.costIncTax = cost;
    item.price.wasteCostIncTax = waste;
    return item;
}

EventGroup group(const QList<EventItem> &items, bool isHidden = false)
{
    EventGroup made;
    made.items = items;
    made.isHidden = isHidden;
    return made;
}

} // namespace

class TestEventTotals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labour_data()
    {
        QTest::addColumn<Labour>("labour");
        QTest::addColumn<double>("linesPrice");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("expected");

        QTest::newRow("none") << Labour{} << 500.0 << 0.2 << 0.0;
        QTest::newRow("percent is not taxed again") << Labour{.percent = 15} << 200.0 << 0.2 << 30.0;
        QTest::newRow("percent, to the last bit") << Labour{.percent = 7} << 100.0 << 0.2 << 7.000000000000001;
        QTest::newRow("hours") << Labour{.hours = 3.5, .hourlyRateExclTax = 22} << 0.0 << 0.2 << 92.39999999999999;
        QTest::newRow("hours without a rate") << Labour{.hours = 3.5} << 0.0 << 0.2 << 0.0;
        QTest::newRow("amount") << Labour{.amountExclTax = 100} << 0.0 << 0.2 << 120.0;
        QTest::newRow("no tax") << Labour{.amountExclTax = 100} << 0.0 << 0.0 << 100.0;
        QTest::newRow("all of it") << Labour{.percent = 12.5,
                                             .hours = 4,
                                             .hourlyRateExclTax = 18.75,
                                             .amountExclTax = 9.99}
                                   << 123.45 << 0.175 << 12.5 / 100 * 123.45 + (4 * 18.75 + 9.99) * (1 + 0.175);
    }

    void labour()
    {
        QFETCH(Labour, labour);
        QFETCH(double, linesPrice);
        QFETCH(double, rate);
        QFETCH(double, expected);

        const double computed = labourIncTax(labour, linesPrice, rate);

        QVERIFY2(computed == expected, qPrintable(QString::number(computed, 'g', 17)));
    }

    void feesAreSummedBeforeTax()
    {
        QVERIFY(feesIncTax({}, 0.2) == 0);
        QVERIFY(feesIncTax({{u"Hire of van"_s, 0.1}, {u"Set-up"_s, 0.2}, {u"Parking"_s, 0.3}}, 0.2)
                == 0.7200000000000001);
    }

    void travel_data()
    {
        QTest::addColumn<Travel>("travel");
        QTest::addColumn<double>("expected");

        QTest::newRow("none") << Travel{} << 0.0;
        QTest::newRow("distance") << Travel{.distance = 38, .rateExclTax = 0.45} << 20.52;
        QTest::newRow("distance without a rate") << Travel{.distance = 38} << 0.0;
        QTest::newRow("amount") << Travel{.amountExclTax = 15} << 18.0;
        QTest::newRow("both") << Travel{.distance = 38, .rateExclTax = 0.45, .amountExclTax = 15} << 38.52;
    }

    void travel()
    {
        QFETCH(Travel, travel);
        QFETCH(double, expected);

        const double computed = travelIncTax(travel, 0.2);

        QVERIFY2(computed == expected, qPrintable(QString::number(computed, 'g', 17)));
    }

    void subtotalIsTheSumOfTheLines()
    {
        const Totals totals = subtotalOf(group({pricedLine(0.1, 1, 4), pricedLine(0.2, 2, 5), pricedLine(0.3, 3, 6)}));

        QVERIFY(totals.customerPriceIncTax == 0.6000000000000001);
        QVERIFY(totals.costIncTax == 6);
        QVERIFY(totals.wasteCostIncTax == 15);
        QVERIFY(totals.costOfGoodsIncTax == 21);
        QCOMPARE(subtotalOf(group({})), Totals());
    }

    void aFixedPriceIsSharedByTheLines()
    {
        EventGroup priced = group({pricedLine(10, 4, 1), pricedLine(30, 12, 3)});

        fixPrice(priced, 20);

        QCOMPARE(priced.items[0].price.customerPriceIncTax, 5.0);
        QCOMPARE(priced.items[1].price.customerPriceIncTax, 15.0);
        QCOMPARE(subtotalOf(priced).costIncTax, 16.0);
    }

    void linesThatComeToNothingTakeAFixedPriceToo()
    {
        EventGroup free = group({pricedLine(0, 4, 1), pricedLine(0, 12, 3)});
        fixPrice(free, 20);
        QCOMPARE(subtotalOf(free).customerPriceIncTax, 20.0);

        EventGroup empty = group({});
        fixPrice(empty, 20);
        QVERIFY(empty.items.isEmpty());
    }

    void hiddenGroupHasASubtotalButIsInNoTotal()
    {
        Event event;
        event.groups = {group({pricedLine(10, 4, 1)}), group({pricedLine(100, 40, 10)}, true)};

        const Totals totals = totalsOf(event, 0.2);

        QCOMPARE(subtotalOf(event.groups[1]).customerPriceIncTax, 100.0);
        QCOMPARE(totals, (Totals{10, 4, 1, 5}));
    }

    void linesAreAddedOneByOneNotGroupByGroup()
    {
        Event event;
        event.groups = {group({pricedLine(0.1, 0, 0)}), group({pricedLine(0.2, 0, 0), pricedLine(0.3, 0, 0)})};

        // By groups it would be 0.1 + (0.2 + 0.3) == 0.6.
        QVERIFY(totalsOf(event, 0).customerPriceIncTax == 0.6000000000000001);
    }

    void chargesAreInTheCustomerPriceOnly()
    {
        Event event;
        event.groups = {group({pricedLine(200, 80, 5)})};
        event.pricing = EventPricing{.labour = Labour{.percent = 10, .amountExclTax = 50},
                                     .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 30}},
                                     .travel = Travel{.distance = 10, .rateExclTax = 2}};

        const Totals totals = totalsOf(event, 0.5);

        // 200 + (20 + 75) + 45 + 30
        QCOMPARE(totals, (Totals{370, 80, 5, 85}));
        QCOMPARE(chargesOf(event, 200, 0.5), (Charges{95, 45, 30}));
    }

    void discountIsTakenOffEverything()
    {
        Event event;
        event.groups = {group({pricedLine(200, 80, 5)})};
        event.pricing = EventPricing{.labour = Labour{.percent = 10, .amountExclTax = 50},
                                     .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 30}},
                                     .travel = Travel{.distance = 10, .rateExclTax = 2},
                                     .discount = Discount{.percent = 10, .amountIncTax = 3}};

        // 370 - (37 + 3)
        QCOMPARE(totalsOf(event, 0.5), (Totals{330, 80, 5, 85}));
        QCOMPARE(chargesOf(event, 200, 0.5), (Charges{95, 45, 30, 40}));
    }

    void discountNeverMakesThePriceNegative()
    {
        Event event;
        event.groups = {group({pricedLine(20, 8, 0)})};
        event.pricing = EventPricing{.discount = Discount{.percent = 50, .amountIncTax = 15}};

        QCOMPARE(totalsOf(event, 0), (Totals{0, 8, 0, 8}));
        QVERIFY(!std::signbit(totalsOf(event, 0).customerPriceIncTax));
    }

    void discountToTheLastBit()
    {
        QVERIFY(discountIncTax({}, 100) == 0);
        QVERIFY(discountIncTax({.percent = 7}, 100) == 7.000000000000001);
        QVERIFY(discountIncTax({.percent = 12.5, .amountIncTax = 9.99}, 123.45) == 12.5 / 100 * 123.45 + 9.99);
    }

    void labourLooksAtVisibleLinesOnly()
    {
        Event event;
        event.groups = {group({pricedLine(100, 0, 0)}), group({pricedLine(900, 0, 0)}, true)};
        event.pricing = EventPricing{.labour = Labour{.percent = 10}};

        QCOMPARE(totalsOf(event, 0).customerPriceIncTax, 110.0);
    }

    void emptyEventStillHasItsCharges()
    {
        Event event;
        event.pricing = EventPricing{.travel = Travel{.amountExclTax = 10}};

        QCOMPARE(totalsOf(event, 0.5), (Totals{15, 0, 0, 0}));
        QCOMPARE(totalsOf(Event(), 0.5), Totals());
    }
};

STEMDESK_APPLESS_TEST(TestEventTotals)

} // namespace stemdesk::event_totals_test

#include "tst_event_totals.moc"
