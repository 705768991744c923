#include "core/pricing/event_price.h"

#include "core/domain/events/event.h"
#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::event_price_test {

class TestEventPrice : public QObject {
    Q_OBJECT

    const PriceFixture m_shop;
    const QDate m_april = QDate(2025, 4, 12);
    const QDate m_july = QDate(2025, 7, 5);

    LinePrice pricedLine(const EventItem &item, QDate day, const std::optional<EventPricing> &pricing = {},
                         double copies = 1) const
    {
        Event event = m_shop.event(day, {m_shop.group(copies, {item})});
        event.pricing = pricing;
        priceEvent(event, m_shop.context);
        return event.groups[0].items[0].price;
    }

private Q_SLOTS:
    void lineHasThePriceOfItsDayAndSupplier()
    {
        const LinePrice april = pricedLine(m_shop.line(m_shop.rose, 6), m_april, {}, 5);
        const LinePrice july = pricedLine(m_shop.line(m_shop.rose, 6), m_july, {}, 5);
        const LinePrice grown = pricedLine(m_shop.line(m_shop.rose, 6, m_shop.grower), m_july, {}, 5);
        const LinePrice grownInApril = pricedLine(m_shop.line(m_shop.rose, 6, m_shop.grower), m_april, {}, 5);

        QCOMPARE(april.priceListId, m_shop.spring);
        QVERIFY(april.unitCostExclTax == 0.85);
        QCOMPARE(july.priceListId, m_shop.summer);
        QVERIFY(july.unitCostExclTax == 0.95);
        QVERIFY(grown.unitCostExclTax == 0.65);
        QCOMPARE(grownInApril, april);
    }

    void figuresOfALineAreTheContracts()
    {
        const LinePrice price =
            pricedLine(m_shop.line(m_shop.rose, 6, m_shop.grower), m_july, EventPricing{.unitUpliftIncTax = 0.1}, 5);

        const double unitCost = 0.65 * 1.175;
        QVERIFY(price.isPriced);
        QVERIFY(price.units == 30);
        QVERIFY(price.unitCostIncTax == unitCost);
        QVERIFY(price.costExclTax == 30 * 0.65);
        QVERIFY(price.costIncTax == 30 * unitCost);
        QVERIFY(price.wasteCostIncTax == 20 * unitCost);
        QVERIFY(price.customerPriceIncTax == 30 * (unitCost + 0.1) * 2.5);
    }

    void lineWithoutAPriceCostsNothing_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<bool>("hasList");
        QTest::addColumn<double>("customerPrice"); // 3 units with an uplift of 0.5

        QTest::newRow("no entry on the list") << m_shop.fern.text() << m_july << true << 3 * 0.5 * 2.5;
        QTest::newRow("no list dated so early") << m_shop.rose.text() << QDate(2025, 1, 1) << false << 3 * 0.5 * 2.5;
        QTest::newRow("no list of the type") << m_shop.oddity.text() << m_july << false << 3 * 0.5;
        QTest::newRow("variant unknown") << VariantId::create().text() << m_july << false << 3 * 0.5;
    }

    void lineWithoutAPriceCostsNothing()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QDate, day);
        QFETCH(bool, hasList);
        QFETCH(double, customerPrice);
        const EventItem item = m_shop.line(*idFrom<VariantTag>(variant), 3);

        const LinePrice price = pricedLine(item, day, EventPricing{.unitUpliftIncTax = 0.5});

        QVERIFY(!price.isPriced);
        QCOMPARE(!price.priceListId.isNull(), hasList);
        QVERIFY(price.units == 3);
        QVERIFY(price.unitCostIncTax == 0 && price.costIncTax == 0 && price.wasteCostIncTax == 0);
        QVERIFY(price.customerPriceIncTax == customerPrice);
    }

    void priceOfZeroIsAPrice()
    {
        PriceFixture shop;
        shop.context.entries.add(shop.summer, shop.fern, {}, 0);
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.fern, 3)})});

        priceEvent(event, shop.context);

        QVERIFY(event.groups[0].items[0].price.isPriced);
    }

    void hiredGoodsLeaveNoWasteAndHaveTheirOwnMarkup()
    {
        const LinePrice vases = pricedLine(m_shop.line(m_shop.vase, 7), m_july);
        const LinePrice ribbon = pricedLine(m_shop.line(m_shop.ribbon, 7), m_july);

        QVERIFY(vases.wasteCostIncTax == 0);
        QVERIFY(vases.customerPriceIncTax == 7 * (4 * 1.2) * 1.5);
        QVERIFY(ribbon.wasteCostIncTax == 3 * (1.15 * 1.2));
        QVERIFY(ribbon.customerPriceIncTax == 7 * (1.15 * 1.2) * 1.4);
    }

    void eventOverridesTheShop()
    {
        const EventPricing pricing{.priceListIds = PinnedLists{{u"flower"_s, m_shop.spring}},
                                   .markups = MarkupFactors{{u"flower"_s, 3}}};

        const LinePrice roses = pricedLine(m_shop.line(m_shop.rose, 10), m_july, pricing);
        const LinePrice ribbon = pricedLine(m_shop.line(m_shop.ribbon, 10), m_july, pricing);

        QCOMPARE(roses.priceListId, m_shop.spring);
        QVERIFY(roses.customerPriceIncTax == 10 * (0.85 * 1.2) * 3);
        QVERIFY(ribbon.customerPriceIncTax == 10 * (1.15 * 1.2) * 1.4);
    }

    void taxGroupFallsBack_data()
    {
        QTest::addColumn<bool>("eventNamesOne");
        QTest::addColumn<bool>("shopNamesOne");
        QTest::addColumn<double>("rate");

        QTest::newRow("the event's") << true << false << 0.1;
        QTest::newRow("the event's before the shop's") << true << true << 0.1;
        QTest::newRow("the shop's") << false << true << 0.2;
        QTest::newRow("none") << false << false << 0.0;
    }

    void taxGroupFallsBack()
    {
        QFETCH(bool, eventNamesOne);
        QFETCH(bool, shopNamesOne);
        QFETCH(double, rate);
        PriceFixture shop;
        shop.context.defaultTaxGroupId = shopNamesOne ? shop.fullTax : TaxGroupId();
        Event event = shop.event(m_july, {});
        event.pricing = EventPricing{.additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 40}}};
        if (eventNamesOne)
            event.pricing->taxGroupId = shop.halfTax;

        priceEvent(event, shop.context);

        QVERIFY(taxRateOf(event, shop.context) == rate);
        QVERIFY(event.totals.customerPriceIncTax == 40 * (1 + rate));
    }

    void materialsAreTaxedAsTheDearestFlowerOfTheirGroup()
    {
        PriceFixture shop;
        Event event = shop.event(m_july,
                                 {shop.group(1,
                                             {shop.line(shop.ribbon, 100), shop.line(shop.vase, 50),
                                              shop.line(shop.rose, 10), shop.line(shop.rose, 2)}),
                                  shop.group(1, {shop.line(shop.ribbon, 1), shop.line(shop.vase, 1)})});
        priceEvent(event, shop.context);
        const EventGroup &bouquet = event.groups[0];
        const EventGroup &loose = event.groups[1];
        const auto idOf = [&](const EventItem &item, const EventGroup &group) {
            return taxedAs(item, group, shop.context).id;
        };
        QCOMPARE(idOf(bouquet.items[0], bouquet), bouquet.items[0].id); // Only where the shop wants that.

        shop.context.materialsFollowFlowers = true;

        QCOMPARE(idOf(bouquet.items[0], bouquet), bouquet.items[2].id); // Dearer goods for hire are no flowers.
        for (const EventItem &other : bouquet.items.sliced(1))
            QCOMPARE(idOf(other, bouquet), other.id);
        QCOMPARE(idOf(loose.items[0], loose), loose.items[0].id);
    }

    void wholeEvent()
    {
        PriceFixture shop;
        EventGroup hidden = shop.group(10, {shop.line(shop.rose, 100)});
        hidden.isHidden = true;
        Event event = shop.event(m_july,
                                 {shop.group(3, {shop.line(shop.rose, 9, shop.grower), shop.line(shop.ribbon, 1.5)}),
                                  hidden, shop.group(12, {shop.line(shop.vase, 1), shop.line(shop.rose, 4)})});
        event.pricing = EventPricing{
            .unitUpliftIncTax = 0.05,
            .markups = MarkupFactors{{u"hire"_s, 1.8}},
            .labour = Labour{.percent = 15, .hours = 6, .hourlyRateExclTax = 21.5},
            .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 45}, {u"Collection"_s, 30.3}},
            .travel = Travel{.distance = 42, .rateExclTax = 0.45},
            .taxGroupId = shop.fullTax,
        };

        priceEvent(event, shop.context);

        // Worked out with Python's doubles.
        QVERIFY(event.groups[0].subtotal == (Totals{63.937125, 26.831249999999997, 25.15625, 51.9875}));
        QVERIFY(event.groups[2].subtotal == (Totals{244.71, 111.17999999999999, 2.2325, 113.4125}));
        QVERIFY(event.totals == (Totals{622.78419375, 138.01125, 27.38875, 165.39999999999998}));
    }

    void orderOfPositionIsTheOrderOfAddition()
    {
        PriceFixture shop;
        Event event = shop.event(m_july,
                                 {shop.group(1, {shop.line(shop.rose, 1), shop.line(shop.ribbon, 2)}),
                                  shop.group(2, {shop.line(shop.vase, 3)})});
        Event shuffled = event;
        std::swap(shuffled.groups[0].items[0], shuffled.groups[0].items[1]);
        std::swap(shuffled.groups[0], shuffled.groups[1]);

        priceEvent(event, shop.context);
        priceEvent(shuffled, shop.context);

        QCOMPARE(shuffled, event);
    }

    void pricingAgainChangesNothing()
    {
        PriceFixture shop;
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1), shop.line(shop.ribbon, 2)})});
        priceEvent(event, shop.context);
        const Event once = event;

        priceEvent(event, shop.context);

        QCOMPARE(event, once);
    }

    void copyOfAnEventKeepsItsFigures()
    {
        Event event = m_shop.event(m_july, {m_shop.group(1, {m_shop.line(m_shop.rose, 1)})});
        const Event untouched = event;

        priceEvent(event, m_shop.context);

        QCOMPARE(untouched.groups[0].items[0].price, LinePrice());
        QVERIFY(event.groups[0].items[0].price.isPriced);
    }

    void undatedEventHasThePricesOfTheDayItWasMade()
    {
        Event event = m_shop.event(m_july, {m_shop.group(1, {m_shop.line(m_shop.rose, 1)})});
        event.venueStart.reset();
        event.createdAt = m_april.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch();

        priceEvent(event, m_shop.context);

        QCOMPARE(event.groups[0].items[0].price.priceListId, m_shop.spring);
    }

    void nightEventInSummerTimeBelongsToTheNextDay()
    {
        PriceFixture shop;
        shop.context.zone = QTimeZone("Europe/London");
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1)})});
        event.venueStart = QDateTime(QDate(2025, 5, 31), QTime(23, 30), QTimeZone::utc()).toMSecsSinceEpoch();

        priceEvent(event, shop.context);

        QCOMPARE(event.groups[0].items[0].price.priceListId, shop.summer);
    }
};

STEMDESK_APPLESS_TEST(TestEventPrice)

} // namespace stemdesk::event_price_test

#include "tst_event_price.moc"
