#include "core/services/catalogue/catalogue_overview_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"

namespace stemdesk::catalogue_overview_service_test {

class TestCatalogueOverviewService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<TestShop>();
        m_rose = made(shop(), productRow(u"Rose"_s, u"Quicksand"_s));
        m_peony = made(shop(), productRow(u"Peony"_s, u"Coral Charm"_s));
    }

    void productsComeWithTheirVariants()
    {
        const auto products = reading().products({m_peony.productId, ProductId::create(), m_rose.productId});

        QVERIFY(products);
        QCOMPARE(products->size(), 2);
        for (const Product &product : *products)
            QCOMPARE(product.variants.size(), 1);
    }

    void offersNameSupplierAndCost()
    {
        const SupplierId fleura = madeSupplier(shop(), u"Fleura"_s);
        setPrice(madePriceList(shop(), u"flower"_s, {2026, 1, 1}), fleura, 0.79);

        const auto offers = reading().offers({m_rose.variantId, m_peony.variantId});

        QVERIFY(offers);
        QCOMPARE(offers->size(), 2);
        const auto rose =
            std::ranges::find(*offers, m_rose.variantId, [](const VariantMatch &match) { return match.variant.id; });
        QCOMPARE(rose->supplierName, u"Fleura"_s);
        QCOMPARE(rose->productName, u"Rose"_s);
        QCOMPARE(rose->unitCostExclTax, std::optional(0.79));
    }

    void pricesGoFromTheOldestListToTheNewest()
    {
        setPrice(madePriceList(shop(), u"flower"_s, {2026, 2, 1}), {}, 1.12);
        const PriceListId older = madePriceList(shop(), u"flower"_s, {2025, 9, 1});
        setPrice(older, {}, 0.9);
        setPrice(older, madeSupplier(shop(), u"Fleura"_s), 0.8);

        const auto prices = reading().prices(m_rose.variantId);

        QVERIFY(prices);
        QCOMPARE(prices->size(), 3); // Suppliers' prices are listed separately.
        QCOMPARE(prices->at(0).date, QDate(2025, 9, 1));
        QCOMPARE(prices->at(0).unitCostExclTax, 0.9);
        QCOMPARE(prices->at(1).unitCostExclTax, 0.8);
        QCOMPARE(prices->at(1).supplierName, u"Fleura"_s);
        QCOMPARE(prices->at(2).unitCostExclTax, 1.12);
    }

    void usesAreCountedOverCopiesOfAGroup()
    {
        use(u"First wedding"_s, 1, 27);
        const EventId latest = use(u"Gala"_s, 12, 15);

        const auto uses = reading().uses(m_rose.variantId, 5);

        QVERIFY(uses);
        QCOMPARE(uses->size(), 2);
        QCOMPARE(uses->constFirst(), (VariantUse{.eventId = latest, .eventName = u"Gala"_s, .units = 180}));
        QCOMPARE(reading().uses(m_rose.variantId, 1)->size(), 1);
        QCOMPARE(reading().uses(m_peony.variantId, 5)->size(), 0);
    }

    void reachCountsLinesAndEvents()
    {
        const EventId wedding = use(u"Wedding"_s, 1, 5);
        addLine(wedding, 1, 6);
        use(u"Gala"_s, 1, 7);

        QCOMPARE(*reading().reach(m_rose.productId), (ProductReach{.lines = 3, .events = 2}));
        QCOMPARE(*reading().reach(m_rose.variantId), (ProductReach{.lines = 3, .events = 2}));
        QCOMPARE(*reading().reach(m_peony.productId), ProductReach());
    }

    void countsAreOfAllThatIsFound()
    {
        ProductRow juliet = productRow(u"Rose"_s, u"Juliet"_s);
        juliet.productId = m_rose.productId;
        made(shop(), juliet);

        QCOMPARE(*reading().count({}), (CatalogueCount{.products = 2, .variants = 3}));
        QCOMPARE(*reading().count({.q = u"juliet"_s}), (CatalogueCount{.products = 1, .variants = 2}));
        QCOMPARE(*reading().count({.externalId = u"none"_s}), CatalogueCount());
        QCOMPARE(*reading().count({.q = u"-"_s}), CatalogueCount());
    }

    void ofASupplierOnlyItsVarietiesCount()
    {
        const SupplierId fleura = madeSupplier(shop(), u"Fleura"_s);
        const SupplierId arden = madeSupplier(shop(), u"Arden"_s);
        ProductRow juliet = productRow(u"Rose"_s, u"Juliet"_s);
        juliet.productId = m_rose.productId;
        juliet.variant.supplierIds = QList<SupplierId>{arden, fleura};
        made(shop(), juliet);

        const auto counts = must(reading().countsBySupplier());
        QCOMPARE(counts.value(fleura), (CatalogueCount{.products = 1, .variants = 1}));
        QVERIFY(!counts.contains(SupplierId::create()));
    }

private:
    ShopServices &shop() { return m_shop->shop(); }
    CatalogueOverviewService reading() { return m_shop->shop().catalogue; }
    void setPrice(PriceListId list, SupplierId supplier, double cost)
    {
        const PriceEntryRow row{
            .patch = {.variantId = m_rose.variantId, .supplierId = supplier, .unitCostExclTax = cost}};
        const auto outcomes = shop().priceLists.upsertEntries(list, {row});
        QVERIFY(outcomes && outcomes->constFirst());
    }
    void addLine(EventId event, double copies, double units)
    {
        const auto group = shop().lines.createGroup(event, {.name = u"Bouquet"_s, .quantity = copies});
        QVERIFY(group);
        QVERIFY(shop().lines.createItem(event, group->id, {.variantId = m_rose.variantId, .quantity = units}));
    }
    EventId use(const QString &name, double copies, double units)
    {
        const EventId event = shop().events.create({.name = name})->event.id;
        addLine(event, copies, units);
        return event;
    }

    std::unique_ptr<TestShop> m_shop;
    ProductRowOutcome m_rose;
    ProductRowOutcome m_peony;
};

STEMDESK_GUILESS_TEST(TestCatalogueOverviewService)

} // namespace stemdesk::catalogue_overview_service_test

#include "tst_catalogue_overview_service.moc"
