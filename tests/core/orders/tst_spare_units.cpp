#include "core/domain/orders/packs.h"
#include "core/orders/order_advice.h"
#include "core/orders/pack_rounding.h"
#include "core/pricing/event_price.h"
#include "core/pricing/line_price.h"
#include "core/pricing/price_breakdown.h"
#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/thoroughness.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

namespace stemdesk::spare_units_test {

namespace {

const int kTries = test::triesOf(20'000, 200'000);

/// A need with the result that the contract prescribes, counted one by one.
struct Need {
    qint64 units = 0;
    int tenthsOfPercent = 0;
    qint64 perPack = 0; ///< 0: not sold in packs.
    qint64 minPacks = 0;

    double percent() const { return tenthsOfPercent / 10.0; }
    PackTerms terms() const
    {
        return {.unitsPerPack = perPack > 0 ? std::optional(double(perPack)) : std::nullopt, .sparePercent = percent()};
    }
    qint64 spare(qint64 needed) const
    {
        qint64 spare = 0;
        while (spare * 1'000 < needed * tenthsOfPercent)
            ++spare;
        return spare;
    }
    qint64 packs(qint64 needed) const
    {
        qint64 packs = 0;
        while (packs * perPack < needed + spare(needed))
            ++packs;
        return packs;
    }
    qint64 packsToOrder() const { return std::max(packs(units), minPacks); }
    /// Units bought beyond those needed.
    qint64 wasted() const { return perPack > 0 ? packs(units) * perPack - units : spare(units); }
};

Need anyNeed(QRandomGenerator &chance)
{
    constexpr int kTenths[] = {0, 25, 50, 75, 100, 125, 333, 500, 999, 1'000};
    return {.units = 1 + chance.bounded(200),
            .tenthsOfPercent = kTenths[chance.bounded(int(std::size(kTenths)))],
            .perPack = chance.bounded(26),
            .minPacks = chance.bounded(4) == 0 ? chance.bounded(8) : 0};
}

OrderSheetLine lineOf(const Need &need)
{
    const auto minPacks = need.minPacks > 0 ? std::optional(double(need.minPacks)) : std::nullopt;
    const PackOrder order = packOrderFor(double(need.units), need.terms(), minPacks);
    return {.unitsNeeded = double(need.units),
            .spareUnits = order.spareUnits,
            .unitsPerPack = need.terms().unitsPerPack,
            .packsNeeded = order.packsNeeded,
            .minPacks = minPacks,
            .packsToOrder = order.packsToOrder,
            .unitsToOrder = order.unitsToOrder,
            .leftoverUnits = order.leftoverUnits};
}

/// Tries one unit after the other: the fewest less that save a pack, then the most more that the ordered packs hold.
QList<PackAdvice> triedAdvice(const Need &need)
{
    if (need.perPack == 0 || need.packsToOrder() * need.perPack == need.units + need.spare(need.units))
        return {};
    QList<PackAdvice> advice;
    const qint64 packs = need.packs(need.units);
    qint64 fewer = need.units;
    while (fewer > 0 && need.packs(fewer) >= packs)
        --fewer;
    if (packs > 1 && packs > need.minPacks && fewer > 0)
        advice.append(PackAdvice{.unitsChange = double(fewer - need.units),
                                 .packsChange = -1,
                                 .costChangeIncTax = -(double(need.perPack) * 1.5)});
    qint64 more = need.units;
    while (need.packs(more + 1) <= need.packsToOrder())
        ++more;
    if (more > need.units)
        advice.append(PackAdvice{.unitsChange = double(more - need.units)});
    return advice;
}

} // namespace

class TestSpareUnits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areRoundedUp_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<double>("percent");
        QTest::addColumn<double>("spare");
        QTest::newRow("none") << 30.0 << 0.0 << 0.0;
        QTest::newRow("whole") << 30.0 << 10.0 << 3.0;
        QTest::newRow("begun") << 31.0 << 10.0 << 4.0;
        QTest::newRow("of half a unit") << 0.5 << 10.0 << 1.0;
        QTest::newRow("an error of doubles") << 70.0 << 10.000000000001 << 7.0;
        QTest::newRow("as many again") << 12.0 << 100.0 << 12.0;
        QTest::newRow("of nothing") << 0.0 << 50.0 << 0.0;
    }
    void areRoundedUp()
    {
        QFETCH(double, units);
        QFETCH(double, percent);

        QTEST(spareUnits(units, percent), "spare");
        QVERIFY(!std::signbit(spareUnits(units, percent)));
    }

    void packsAreForNeededAndSpareOnes()
    {
        QRandomGenerator chance(3);
        for (int i = 0; i < kTries; ++i) {
            const Need need = anyNeed(chance);
            const OrderSheetLine line = lineOf(need);
            QCOMPARE(line.spareUnits, double(need.spare(need.units)));
            if (need.perPack == 0) {
                QCOMPARE(line.unitsToOrder, double(need.units + need.spare(need.units)));
                QVERIFY(!line.packsNeeded && !line.leftoverUnits);
                continue;
            }
            const qint64 bought = need.packsToOrder() * need.perPack;
            QCOMPARE(line.packsNeeded, double(need.packs(need.units)));
            QCOMPARE(line.unitsToOrder, double(bought));
            QCOMPARE(line.leftoverUnits, double(bought - need.units - need.spare(need.units)));
        }
    }

    void wasteIsAllThatIsNotNeeded()
    {
        QRandomGenerator chance(4);
        for (int i = 0; i < kTries; ++i) {
            const Need need = anyNeed(chance);
            QCOMPARE(wastedUnits(double(need.units), need.terms()), double(need.wasted()));
            const LinePrice price = linePrice(double(need.units), {2, 1.5}, {.packs = need.terms()});
            QCOMPARE(price.wasteCostIncTax, double(need.wasted()) * 3.0);
            QCOMPARE(price.costIncTax, double(need.units) * 3.0); // The units of the designs do not change.
        }
    }

    void adviceCountsDesignUnits()
    {
        QRandomGenerator chance(5);
        for (int i = 0; i < kTries; ++i) {
            const Need need = anyNeed(chance);
            QCOMPARE(packAdviceFor(lineOf(need), 1.5, need.percent()), triedAdvice(need));
        }
    }

    /// Equal to the last bit to a purchase without spare units, as the contract says.
    void withoutSpareNothingChanges()
    {
        QRandomGenerator chance(6);
        for (int i = 0; i < kTries; ++i) {
            const double units = chance.bounded(200) * (chance.generateDouble() < 0.5 ? 1 : chance.generateDouble());
            const double perPack = chance.generateDouble() * 30 + 0.1;
            const UnitCost cost{chance.generateDouble() * 9, 1.2};
            const double packs = std::max(0.0, std::ceil(units / perPack - 1e-9));
            const double left = std::max(0.0, packs * perPack - units);

            const PackOrder order = packOrderFor(units, {.unitsPerPack = perPack}, {});

            QVERIFY(linePrice(units, cost, {.packs = {.unitsPerPack = perPack}}).wasteCostIncTax
                    == left * (cost.exclTax * cost.taxMultiplier));
            QVERIFY(linePrice(units, cost, {}).wasteCostIncTax == 0);
            QVERIFY(order.unitsToOrder == packs * perPack && order.leftoverUnits == left && order.spareUnits == 0);
            QVERIFY(packOrderFor(units, {}, {}).unitsToOrder == units);
        }
    }

    void theVariantsGoesBeforeItsTypes()
    {
        const ProductType flower{.name = u"flower"_s, .sparePercent = 10};
        const ProductType hire{.name = u"hire"_s, .isHired = true, .sparePercent = 10};

        QCOMPARE(sparePercentOf({}, flower), 10.0);
        QCOMPARE(sparePercentOf({.sparePercent = 0}, flower), 0.0);
        QCOMPARE(sparePercentOf({.sparePercent = 25}, flower), 25.0);
        QCOMPARE(sparePercentOf({.sparePercent = 25}, hire), 0.0);
        QVERIFY(!wastingTerms({.unitsPerPack = 10}, hire, {}).unitsPerPack);
    }

    void sheetsPoolFirst()
    {
        OrderFixture shop;
        const SupplierId market = shop.supplier(u"Market"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {market};
        rose.supplierCodes = {{market, u"R 1"_s}};
        shop.catalogue.sparePercents.insert(rose.id, 10);
        shop.prices.add(shop.list, rose.id, market, 2);
        const Event event =
            shop.event(u"Wedding"_s, {shop.line(rose.id, market, 4, 2), shop.line(rose.id, market, 14, 2)});

        const OrderSheetLine line = buildOrderSheet({event}, shop.catalogue).suppliers.constFirst().lines.constFirst();

        QCOMPARE(line.unitsNeeded, 18.0);
        QCOMPARE(line.spareUnits, 2.0); // One by one it would be three.
        QCOMPARE(line.packsToOrder, 2.0);
        QCOMPARE(line.leftoverUnits, 0.0);
        QCOMPARE(line.supplierCode, u"R 1"_s);
        QCOMPARE(line.cheapest, (CheapestSupplier{market, 20 * (2 * 1.2)}));
    }
};

STEMDESK_APPLESS_TEST(TestSpareUnits)

} // namespace stemdesk::spare_units_test

#include "tst_spare_units.moc"
