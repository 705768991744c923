#include "core/orders/order_advice.h"

#include "core/orders/pack_rounding.h"
#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::order_advice_test {

namespace {

OrderSheetLine lineOf(double units, std::optional<double> unitsPerPack, std::optional<double> minPacks)
{
    const PackOrder order = packOrderFor(units, {.unitsPerPack = unitsPerPack}, minPacks);
    OrderSheetLine line;
    line.unitsNeeded = units;
    line.unitsPerPack = unitsPerPack;
    line.minPacks = minPacks;
    line.packsNeeded = order.packsNeeded;
    line.packsToOrder = order.packsToOrder;
    line.unitsToOrder = order.unitsToOrder;
    line.leftoverUnits = order.leftoverUnits;
    return line;
}

} // namespace

class TestOrderAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lowestPriceWins()
    {
        OrderFixture shop;
        const SupplierId dear = shop.supplier(u"Dear"_s);
        const SupplierId cheap = shop.supplier(u"Cheap"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {dear, cheap};
        shop.prices.add(shop.list, rose.id, dear, 1.1);
        shop.prices.add(shop.list, rose.id, cheap, 0.9);

        const auto cheapest = cheapestOf(shop, rose, 12);

        QCOMPARE(cheapest, std::optional(CheapestSupplier{cheap, 20 * (0.9 * 1.2)}));
    }

    void minimumCanMakeTheLowerPriceDearer()
    {
        OrderFixture shop;
        const SupplierId dear = shop.supplier(u"Dear"_s);
        const SupplierId bulk = shop.supplier(u"Bulk"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {dear, bulk};
        rose.supplierMinPacks = {{bulk, 5}};
        shop.prices.add(shop.list, rose.id, dear, 1.1);
        shop.prices.add(shop.list, rose.id, bulk, 0.9);

        QCOMPARE(cheapestOf(shop, rose, 12), std::optional(CheapestSupplier{dear, 20 * (1.1 * 1.2)}));
        QCOMPARE(cheapestOf(shop, rose, 45), std::optional(CheapestSupplier{bulk, 50 * (0.9 * 1.2)}));
    }

    void minimumHoldsWhereNothingWasOrdered_data()
    {
        QTest::addColumn<double>("ordered"); // Packs already ordered from the supplier with the minimum.
        QTest::newRow("nothing") << 0.0;
        QTest::newRow("less than one") << 0.5;
        QTest::newRow("one") << 1.0;
    }

    void minimumHoldsWhereNothingWasOrdered()
    {
        QFETCH(const double, ordered);
        OrderFixture shop;
        const SupplierId dear = shop.supplier(u"Dear"_s);
        const SupplierId bulk = shop.supplier(u"Bulk"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {dear, bulk};
        rose.supplierMinPacks = {{bulk, 5}};
        shop.prices.add(shop.list, rose.id, dear, 1.1);
        shop.prices.add(shop.list, rose.id, bulk, 0.9);
        const Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 1)});
        const OrderSheetLine before{.variantId = rose.id, .unitsToOrder = ordered, .eventUnits = {{event.id, ordered}}};

        const OrderedGoods goods({{.line = before, .supplierId = bulk}});

        QCOMPARE(cheapestFor(linePools({event}).first(), rose, shop.catalogue, &goods)->supplierId,
                 ordered > 0 ? bulk : dear);
    }

    void archivedAndUnpricedAndUnknownSuppliersAreNotAsked()
    {
        OrderFixture shop;
        const SupplierId archived = shop.supplier(u"Archived"_s, true);
        const SupplierId unpriced = shop.supplier(u"Unpriced"_s);
        const SupplierId dear = shop.supplier(u"Dear"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, {});
        rose.supplierIds = {archived, unpriced, SupplierId::create(), dear};
        shop.prices.add(shop.list, rose.id, archived, 0.1);
        shop.prices.add(shop.list, rose.id, dear, 5);

        QCOMPARE(cheapestOf(shop, rose, 3), std::optional(CheapestSupplier{dear, 3 * (5 * 1.2)}));
    }

    void generalPriceHoldsForTheVariantsSuppliers()
    {
        OrderFixture shop;
        const SupplierId beta = shop.supplier(u"beta"_s);
        const SupplierId alpha = shop.supplier(u"Alpha"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {beta, alpha};
        shop.prices.add(shop.list, rose.id, {}, 2);

        // At equal cost the first by name wins, whatever its case.
        QCOMPARE(cheapestOf(shop, rose, 10), std::optional(CheapestSupplier{alpha, 10 * (2 * 1.2)}));
        const SupplierId namesake = shop.supplier(u"ALPHA"_s);
        rose.supplierIds = {beta, namesake, alpha};
        QCOMPARE(cheapestOf(shop, rose, 10)->supplierId, std::min(alpha, namesake));
    }

    void variantOfAnySupplierAsksThoseWithAPriceOfTheirOwn()
    {
        OrderFixture shop;
        shop.supplier(u"Other"_s);
        const SupplierId archived = shop.supplier(u"Archived"_s, true);
        const SupplierId own = shop.supplier(u"Own"_s);
        const Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        shop.prices.add(shop.list, rose.id, archived, 1);
        QCOMPARE(cheapestOf(shop, rose, 10), std::optional<CheapestSupplier>());

        shop.prices.add(shop.list, rose.id, own, 2);
        QCOMPARE(cheapestOf(shop, rose, 10), std::optional(CheapestSupplier{own, 10 * (2 * 1.2)}));
    }

    void variantOfAnySupplierAsksTheLinesOwnToo()
    {
        OrderFixture shop;
        const SupplierId own = shop.supplier(u"Own"_s);
        const SupplierId archived = shop.supplier(u"Archived"_s, true);
        const Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        shop.prices.add(shop.list, rose.id, {}, 3);
        shop.prices.add(shop.list, rose.id, own, 2);
        const auto cheapestAt = [&](SupplierId supplier) {
            return cheapestOf(shop, rose, {shop.line(rose.id, supplier, 10, 3)});
        };
        QCOMPARE(cheapestAt({}), std::optional(CheapestSupplier{own, 10 * (2 * 1.2)}));

        shop.prices.add(shop.list, rose.id, {}, 1);
        QCOMPARE(cheapestAt({}), std::optional(CheapestSupplier{{}, 10 * (1 * 1.2)}));
        QCOMPARE(cheapestAt(own), std::optional(CheapestSupplier{own, 10 * (2 * 1.2)}));
        QCOMPARE(cheapestAt(archived), std::optional(CheapestSupplier{archived, 10 * (1 * 1.2)}));
    }

    void noPriceNoAnswer()
    {
        OrderFixture shop;
        const SupplierId supplier = shop.supplier(u"One"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {supplier};
        QCOMPARE(cheapestOf(shop, rose, 10), std::optional<CheapestSupplier>());

        shop.prices.add(shop.list, rose.id, supplier, 1);
        shop.catalogue.prices = nullptr;
        QCOMPARE(cheapestOf(shop, rose, 10), std::optional<CheapestSupplier>());
    }

    void seasonsAreWeightedByUnits()
    {
        OrderFixture shop;
        const SupplierId supplier = shop.supplier(u"One"_s);
        Variant &rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        rose.supplierIds = {supplier};
        const PriceListId summer = PriceListId::create();
        shop.paid.multipliers.insert(summer, 1.1);
        shop.prices.add(shop.list, rose.id, supplier, 1);
        const Event inSpring = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 1)});
        const Event inSummer = shop.event(u"Party"_s, {shop.line(rose.id, {}, 4, 1)});
        shop.paid.listsOfEvents.insert(inSummer.id, summer);
        const LinePool pool = linePools({inSpring, inSummer}).first();

        // A supplier without a price for one of the events cannot be compared.
        QCOMPARE(cheapestFor(pool, rose, shop.catalogue), std::optional<CheapestSupplier>());

        shop.prices.add(summer, rose.id, supplier, 3);
        const double unitCost = (12 * (1 * 1.2) + 4 * (3 * 1.1)) / 16;
        QCOMPARE(cheapestFor(pool, rose, shop.catalogue), std::optional(CheapestSupplier{supplier, 20 * unitCost}));
    }

    void advisesWhatSavesOrFillsAPack_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<std::optional<double>>("unitsPerPack");
        QTest::addColumn<std::optional<double>>("minPacks");
        QTest::addColumn<QList<PackAdvice>>("advice"); // at a unit cost of 1.2

        using Number = std::optional<double>;
        const double pack = 25 * 1.2;
        QTest::newRow("two over a pack") << 52.0 << Number(25) << Number()
                                         << QList<PackAdvice>{{-2, -1, -pack}, {23, 0, 0}};
        QTest::newRow("three short of full")
            << 72.0 << Number(25) << Number() << QList<PackAdvice>{{-22, -1, -pack}, {3, 0, 0}};
        QTest::newRow("half units") << 25.5 << Number(25) << Number()
                                    << QList<PackAdvice>{{-0.5, -1, -pack}, {24.5, 0, 0}};
        QTest::newRow("full packs") << 50.0 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("full but for rounding errors") << 49.9999999999 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("full and a rounding error") << 50.0000000001 << Number(25) << Number() << QList<PackAdvice>{};
        QTest::newRow("the only pack") << 3.0 << Number(25) << Number() << QList<PackAdvice>{{22, 0, 0}};
        QTest::newRow("by the unit") << 52.0 << Number() << Number() << QList<PackAdvice>{};
        QTest::newRow("minimum ordered anyway") << 52.0 << Number(25) << Number(3) << QList<PackAdvice>{{23, 0, 0}};
        QTest::newRow("minimum above the need") << 52.0 << Number(25) << Number(5) << QList<PackAdvice>{{73, 0, 0}};
        QTest::newRow("full packs under the minimum")
            << 50.0 << Number(25) << Number(5) << QList<PackAdvice>{{75, 0, 0}};
        QTest::newRow("minimum below the need")
            << 52.0 << Number(25) << Number(2) << QList<PackAdvice>{{-2, -1, -pack}, {23, 0, 0}};
    }

    void advisesWhatSavesOrFillsAPack()
    {
        QFETCH(double, units);
        QFETCH(std::optional<double>, unitsPerPack);
        QFETCH(std::optional<double>, minPacks);

        QTEST(packAdviceFor(lineOf(units, unitsPerPack, minPacks), 1.2, 0), "advice");
    }

    void aFifthIsSmall()
    {
        QVERIFY(isSmallPartOfPack(5, 25));
        QVERIFY(isSmallPartOfPack(-5, 25));
        QVERIFY(!isSmallPartOfPack(-6, 25));
        QVERIFY(isSmallPartOfLine(1, 5));
        QVERIFY(!isSmallPartOfLine(1, 4));
    }

    void followingTheReductionSavesThePack()
    {
        const OrderSheetLine before = lineOf(0.1 * 3 + 0.6, 0.3, {});
        const QList<PackAdvice> advice = packAdviceFor(lineOf(1.01, 0.3, {}), 2, 0);

        const OrderSheetLine after = lineOf(1.01 + advice[0].unitsChange, 0.3, {});

        QCOMPARE(*after.packsToOrder, 3.0);
        QVERIFY(packAdviceFor(after, 2, 0).isEmpty());
        QVERIFY(packAdviceFor(before, 2, 0).isEmpty());
    }

private:
    static std::optional<CheapestSupplier> cheapestOf(const OrderFixture &shop, const Variant &variant,
                                                      const QList<EventItem> &lines)
    {
        return cheapestFor(linePools({shop.event(u"Wedding"_s, lines)}).first(), variant, shop.catalogue);
    }

    static std::optional<CheapestSupplier> cheapestOf(const OrderFixture &shop, const Variant &variant, double units)
    {
        return cheapestOf(shop, variant, {shop.line(variant.id, {}, units, 1)});
    }
};

STEMDESK_APPLESS_TEST(TestOrderAdvice)

} // namespace stemdesk::order_advice_test

#include "tst_order_advice.moc"
