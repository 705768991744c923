#include "core/pricing/price_breakdown.h"

#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::price_breakdown_test {

class TestPriceBreakdown : public QObject {
    Q_OBJECT

    const PriceFixture m_shop;
    const QDate m_july = QDate(2025, 7, 5);

    Event priced(const QList<EventGroup> &groups, const std::optional<EventPricing> &pricing = {}) const
    {
        Event event = m_shop.event(m_july, groups);
        event.pricing = pricing;
        priceEvent(event, m_shop.context);
        return event;
    }

private Q_SLOTS:
    void partsMakeUpTheCustomerPrice()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.vase, 50), m_shop.line(m_shop.rose, 50)});
        hidden.isHidden = true;
        const Event event = priced({m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)}),
                                    hidden, m_shop.group(1, {m_shop.line(m_shop.ribbon, 5)})},
                                   EventPricing{.labour = Labour{.percent = 10, .amountExclTax = 20},
                                                .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 30}},
                                                .travel = Travel{.amountExclTax = 5},
                                                .taxGroupId = m_shop.fullTax});

        const PriceBreakdown parts = breakdownOf(event, m_shop.context);

        const double roses = 20 * (0.95 * 1.175) * 2.5;
        const double vases = 6 * (4 * 1.2) * 1.5;
        const double ribbon = 5 * (1.15 * 1.2) * 1.4;
        QVERIFY(parts.flowersAndMaterials == roses + ribbon);
        QVERIFY(parts.hire == vases);
        QVERIFY(parts.labour == 10.0 / 100 * (roses + vases + ribbon) + 20 * (1 + 0.2));
        QVERIFY(parts.fees == 30 * (1 + 0.2));
        QVERIFY(parts.travel == 5 * (1 + 0.2));
        QCOMPARE(parts.flowersAndMaterials + parts.hire + parts.labour + parts.fees + parts.travel,
                 event.totals.customerPriceIncTax);
    }

    void discountTakesTheSameShareWithoutTax()
    {
        const EventPricing undiscounted{.labour = Labour{.percent = 10, .amountExclTax = 20},
                                        .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 30}},
                                        .taxGroupId = m_shop.fullTax};
        EventPricing halved = undiscounted;
        halved.discount = Discount{.percent = 50};
        EventPricing given = undiscounted;
        given.discount = Discount{.amountIncTax = 1e6};
        const QList<EventGroup> groups{m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)})};
        const Event full = priced(groups, undiscounted);
        const Event half = priced(groups, halved);

        const PriceBreakdown parts = breakdownOf(half, m_shop.context);
        QCOMPARE(parts.discount, full.totals.customerPriceIncTax / 2);
        QCOMPARE(half.totals.customerPriceIncTax, full.totals.customerPriceIncTax / 2);
        QCOMPARE(customerPriceExclTax(half, m_shop.context), customerPriceExclTax(full, m_shop.context) / 2);
        QVERIFY(customerPriceExclTax(priced(groups, given), m_shop.context) == 0);
        const Event cheap = priced({m_shop.group(1, {m_shop.line(m_shop.ribbon, 0.1)})},
                                   EventPricing{.discount = Discount{.percent = 50}});
        QCOMPARE(customerPriceExclTax(cheap, m_shop.context), 0.1 * 1.15 * 1.4 / 2);
    }

    void partsMakeUpThePriceWithoutTaxToo()
    {
        EventGroup fixed = m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)});
        fixed.fixedPriceIncTax = 60;
        const Event event =
            priced({fixed, m_shop.group(1, {m_shop.line(m_shop.ribbon, 5), m_shop.line(m_shop.rose, 2)})},
                   EventPricing{.labour = Labour{.percent = 10, .amountExclTax = 20},
                                .additionalFees = QList<AdditionalFee>{{u"Set-up"_s, 30}},
                                .travel = Travel{.amountExclTax = 5},
                                .taxGroupId = m_shop.fullTax,
                                .discount = Discount{.percent = 10, .amountIncTax = 12}});

        const PriceBreakdown parts = breakdownOf(event, m_shop.context, WithTax::No);

        QCOMPARE(parts.fees, 30.0);
        QCOMPARE(parts.travel, 5.0);
        QVERIFY(parts.hire > 0 && parts.hire < breakdownOf(event, m_shop.context).hire);
        QCOMPARE(parts.flowersAndMaterials + parts.hire + parts.fixedPrices + parts.labour + parts.fees + parts.travel
                     - parts.discount,
                 customerPriceExclTax(event, m_shop.context));
    }

    void hiddenGroupsAddNothingWithoutTax()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.rose, 50)});
        hidden.isHidden = true;
        const EventGroup shown = m_shop.group(2, {m_shop.line(m_shop.ribbon, 10)});

        QCOMPARE(customerPriceExclTax(priced({shown, hidden}), m_shop.context), 20 * 1.15 * 1.4);
    }

    void aFixedPriceIsAFigureOfItsOwn()
    {
        EventGroup fixed = m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)});
        const Event calculated = priced({fixed}, {});
        fixed.fixedPriceIncTax = 50;
        const Event event = priced({fixed}, {});

        const PriceBreakdown parts = breakdownOf(event, m_shop.context);
        const PriceBreakdown before = breakdownOf(calculated, m_shop.context);
        QCOMPARE(parts.flowersAndMaterials, before.flowersAndMaterials);
        QCOMPARE(parts.hire, before.hire);
        QCOMPARE(parts.fixedPrices, 100 - calculated.totals.customerPriceIncTax);
        QCOMPARE(event.totals.customerPriceIncTax, 100.0);
        QCOMPARE(event.groups.constFirst().calculatedPriceIncTax, calculated.totals.customerPriceIncTax);
        QVERIFY(before.fixedPrices == 0);
    }

    void fixedPriceIsSharedWithoutTaxToo_data()
    {
        QTest::addColumn<double>("price"); // Of a group with two rates of tax.
        QTest::newRow("usual") << 50.0;
        QTest::newRow("almost nothing") << 0.5;
        QTest::newRow("nothing") << 0.0;
    }

    void fixedPriceIsSharedWithoutTaxToo()
    {
        QFETCH(const double, price);
        EventGroup fixed = m_shop.group(1, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.ribbon, 5)});
        const double calculated = priced({fixed}).totals.customerPriceIncTax;
        fixed.fixedPriceIncTax = price;
        const Event event = priced({fixed});

        const PriceBreakdown incTax = breakdownOf(event, m_shop.context);
        const PriceBreakdown exclTax = breakdownOf(event, m_shop.context, WithTax::No);

        QCOMPARE(incTax.flowersAndMaterials, calculated);
        QCOMPARE(incTax.fixedPrices, price - calculated);
        const double fixedExclTax = customerPriceExclTax(event, m_shop.context);
        const double share = price > 0 ? fixedExclTax / price : 1 / 1.175; // Else as its first line is taxed.
        QCOMPARE(exclTax.flowersAndMaterials, calculated * share);
        QCOMPARE(exclTax.fixedPrices, fixedExclTax - calculated * share);
    }

    void emptyGroupsHaveNoPartInThePrice()
    {
        EventGroup empty = m_shop.group(2, {});
        empty.fixedPriceIncTax = 60;

        QCOMPARE(breakdownOf(priced({empty}), m_shop.context), PriceBreakdown());
        QCOMPARE(breakdownOf(priced({empty}), m_shop.context, WithTax::No), PriceBreakdown());
    }

    void emptyEventHasNoParts()
    {
        QCOMPARE(breakdownOf(priced({}), m_shop.context), PriceBreakdown());
        QVERIFY(pooledWasteCostIncTax(priced({}), m_shop.context) == 0);
    }

    void unitsArePooledBeforeRoundingToPacks()
    {
        const Event event = priced({m_shop.group(1, {m_shop.line(m_shop.rose, 20), m_shop.line(m_shop.ribbon, 7)}),
                                    m_shop.group(2, {m_shop.line(m_shop.rose, 10)})});

        // 5 + 5 left over line by line; 40 in two packs of 25 pooled.
        const double rose = 0.95 * 1.175;
        const double ribbon = 1.15 * 1.2;
        QVERIFY(event.totals.wasteCostIncTax == 5 * rose + 3 * ribbon + 5 * rose);
        QVERIFY(pooledWasteCostIncTax(event, m_shop.context) == 10 * rose + 3 * ribbon);
        const Event fitting =
            priced({m_shop.group(1, {m_shop.line(m_shop.rose, 20)}), m_shop.group(1, {m_shop.line(m_shop.rose, 5)})});
        QVERIFY(fitting.totals.wasteCostIncTax == 5 * rose + 20 * rose);
        QVERIFY(pooledWasteCostIncTax(fitting, m_shop.context) == 0);
    }

    void pooledUnitsOfDifferentCostsAreWeighted()
    {
        EventItem kept = m_shop.line(m_shop.rose, 20);
        kept.kept = KeptPrice{.unitCostExclTax = 2, .taxMultiplier = 1.1, .unitsPerPack = 25};
        const Event event = priced({m_shop.group(1, {kept, m_shop.line(m_shop.rose, 10)})});

        QCOMPARE(pooledWasteCostIncTax(event, m_shop.context), 20 * ((20 * (2 * 1.1) + 10 * (0.95 * 1.175)) / 30));
        QCOMPARE(pooledWasteCostExclTax(event, m_shop.context), 20 * ((20 * 2.0 + 10 * 0.95) / 30));
    }

    void suppliersArePooledApart()
    {
        const Event event =
            priced({m_shop.group(1, {m_shop.line(m_shop.rose, 20), m_shop.line(m_shop.rose, 5, m_shop.grower)})});

        QVERIFY(pooledWasteCostIncTax(event, m_shop.context) == 5 * (0.95 * 1.175) + 20 * (0.65 * 1.175));
    }

    void hiddenAndHiredAndLooseLinesPoolNothing()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.rose, 1)});
        hidden.isHidden = true;
        const Event event = priced(
            {hidden,
             m_shop.group(
                 1, {m_shop.line(m_shop.vase, 1), m_shop.line(m_shop.fern, 1), m_shop.line(VariantId::create(), 1)})});

        QVERIFY(pooledWasteCostIncTax(event, m_shop.context) == 0);
    }
};

STEMDESK_APPLESS_TEST(TestPriceBreakdown)

} // namespace stemdesk::price_breakdown_test

#include "tst_price_breakdown.moc"
