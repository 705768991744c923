#include "core/exchange/demo/demo_shop.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>

namespace stemdesk::figures_as_before_test {

/// A plain calculation of events and order sheets as it was before suppliers had their own packs, prices were kept,
/// goods came from stock and sheets were marked as ordered. Sums run in the same order, so results are equal to the
/// last bit.
namespace before {

constexpr double kTolerance = 1e-9;

struct Goods {
    std::optional<double> pack;
    double spare = 0;
};

Goods goodsOf(const LineProduct &goods)
{
    return {.pack = goods.isHired ? std::nullopt : goods.variant.unitsPerPack, .spare = goods.sparePercent};
}

double spareOf(double units, double percent)
{
    return std::max(0.0, std::ceil(units * percent / 100 - kTolerance));
}

double packsOf(double units, double pack)
{
    return std::max(0.0, std::ceil(units / pack - kTolerance));
}

double wasted(double units, const Goods &goods)
{
    const double spare = spareOf(units, goods.spare);
    const double wanted = units + spare;
    return goods.pack ? spare + std::max(0.0, packsOf(wanted, *goods.pack) * *goods.pack - wanted) : spare;
}

struct Cost {
    double exclTax = 0;
    double taxMultiplier = 1;

    double incTax() const { return exclTax * taxMultiplier; }
};

/// The shop's data that events refer to.
struct Shop {
    QHash<PriceListId, double> multipliers;
    QHash<QString, double> markups; ///< By product type.
    QHash<TaxGroupId, double> rates;
    TaxGroupId defaultGroup;

    Cost costOf(const EventItem &item) const
    {
        return {.exclTax = item.price.isPriced ? item.price.unitCostExclTax : 0,
                .taxMultiplier = multipliers.value(item.price.priceListId, 1)};
    }
};

/// What the client pays for each line.
QList<double> pricesOf(const EventGroup &group, const EventRecipe &recipe, const Shop &shop)
{
    const EventPricing pricing = recipe.event.pricing.value_or(EventPricing());
    QList<double> prices;
    double sum = 0;
    for (const EventItem &item : group.items) {
        const LineProduct goods = recipe.goods.value(item.variantId);
        const double markup = pricing.markups.value_or(MarkupFactors())
                                  .value(goods.productType, shop.markups.value(goods.productType, 1));
        prices.append(item.quantity * group.quantity
                      * (shop.costOf(item).incTax() + pricing.unitUpliftIncTax.value_or(0)) * markup);
        sum += prices.constLast();
    }
    if (group.fixedPriceIncTax && !prices.isEmpty()) {
        const double price = *group.fixedPriceIncTax * group.quantity;
        const double factor = price / sum;
        for (double &one : prices)
            one = std::isfinite(factor) ? one * factor : 0;
        if (!std::isfinite(factor))
            prices.first() = price;
    }
    return prices;
}

Totals linesOf(const EventRecipe &recipe, const Shop &shop)
{
    Totals totals;
    for (const EventGroup &group : recipe.event.groups) {
        const QList<double> prices = pricesOf(group, recipe, shop);
        for (qsizetype at = 0; at < group.items.size() && !group.isHidden; ++at) {
            const EventItem &item = group.items.at(at);
            const double units = item.quantity * group.quantity;
            const double cost = shop.costOf(item).incTax();
            totals.customerPriceIncTax += prices.at(at);
            totals.costIncTax += units * cost;
            totals.wasteCostIncTax += wasted(units, goodsOf(recipe.goods.value(item.variantId))) * cost;
        }
    }
    totals.costOfGoodsIncTax = totals.costIncTax + totals.wasteCostIncTax;
    return totals;
}

Totals totalsOf(const EventRecipe &recipe, const Shop &shop)
{
    Totals totals = linesOf(recipe, shop);
    if (!recipe.event.pricing)
        return totals;
    const EventPricing &pricing = *recipe.event.pricing;
    const double tax = 1 + shop.rates.value(pricing.taxGroupId.value_or(shop.defaultGroup), 0);
    const double lines = totals.customerPriceIncTax;
    const Labour labour = pricing.labour.value_or(Labour());
    const Travel travel = pricing.travel.value_or(Travel());
    const Discount discount = pricing.discount.value_or(Discount());
    double fees = 0;
    for (const AdditionalFee &fee : pricing.additionalFees.value_or(QList<AdditionalFee>()))
        fees += fee.amountExclTax;
    const double worked = labour.percent.value_or(0) / 100 * lines
        + (labour.hours.value_or(0) * labour.hourlyRateExclTax.value_or(0) + labour.amountExclTax.value_or(0)) * tax;
    const double driven =
        (travel.distance.value_or(0) * travel.rateExclTax.value_or(0) + travel.amountExclTax.value_or(0)) * tax;
    const double sum = lines + worked + fees * tax + driven;
    const double off = discount.percent.value_or(0) / 100 * sum + discount.amountIncTax.value_or(0);
    totals.customerPriceIncTax = std::max(0.0, sum - off);
    return totals;
}

/// A variety from one supplier: its units in all events, and the cost of one.
struct Pool {
    double units = 0;
    double cost[2] = {0, 0}; ///< Without tax, and with it.
    double first[2] = {0, 0};
    bool isOfOneCost[2] = {true, true};

    void add(double more, const Cost &each)
    {
        const double costs[2] = {each.exclTax, each.incTax()};
        for (int side = 0; side < 2; ++side) {
            isOfOneCost[side] = isOfOneCost[side] && (units == 0 || first[side] == costs[side]);
            first[side] = costs[side];
            cost[side] += more * costs[side];
        }
        units += more;
    }
    double unitCost(int side) const { return isOfOneCost[side] ? first[side] : cost[side] / units; }
};

using Key = std::pair<VariantId, SupplierId>;

double leastPacks(const Variant &variant, SupplierId supplier)
{
    const auto minimum = std::ranges::find(variant.supplierMinPacks, supplier, &SupplierMinimum::supplierId);
    return minimum == variant.supplierMinPacks.cend() ? 0 : minimum->minPacks;
}

QHash<Key, Pool> poolsOf(const QList<EventRecipe> &recipes, const Shop &shop)
{
    QHash<Key, Pool> pools;
    for (const EventRecipe &recipe : recipes) {
        for (const EventGroup &group : recipe.event.groups) {
            for (const EventItem &item : group.isHidden ? QList<EventItem>() : group.items) {
                if (const double units = item.quantity * group.quantity; units > 0)
                    pools[{item.variantId, item.supplierId}].add(units, shop.costOf(item));
            }
        }
    }
    return pools;
}

} // namespace before

/// A shop that uses none of the new features keeps its old figures.
class TestFiguresAsBefore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDemoShopIsAsItWas();
    void randomEventsAreAsTheyWere();

private:
    static before::Shop shopOf(ShopServices &services);
    static void compareEvent(const EventRecipe &recipe, const before::Shop &shop);
    static void compareSheet(ShopServices &services, const QList<EventRecipe> &recipes, const before::Shop &shop);
    static void compareAll(ShopServices &services, const QList<EventId> &events);
};

namespace {

bool isSame(double left, double right)
{
    return std::bit_cast<quint64>(left) == std::bit_cast<quint64>(right);
}

bool isSame(const std::optional<double> &left, const std::optional<double> &right)
{
    return left.has_value() == right.has_value() && (!left || isSame(*left, *right));
}

} // namespace

before::Shop TestFiguresAsBefore::shopOf(ShopServices &services)
{
    before::Shop shop;
    const Shop settings = must(services.settings.shop());
    shop.defaultGroup = settings.defaultTaxGroupId;
    for (const ProductType &type : settings.productTypes)
        shop.markups.insert(type.name, type.markup);
    for (const PriceList &list :
         must(services.priceLists.list({}, {.limit = 1'000}, PriceListService::Entries::Skip)).rows)
        shop.multipliers.insert(list.id, list.taxMultiplier);
    for (const TaxGroup &group : must(services.taxGroups.list({}, {.limit = 1'000})).rows)
        shop.rates.insert(group.id, group.rate);
    return shop;
}

void TestFiguresAsBefore::compareEvent(const EventRecipe &recipe, const before::Shop &shop)
{
    const Totals was = before::totalsOf(recipe, shop);
    const Totals &is = recipe.event.totals;
    QVERIFY(isSame(is.customerPriceIncTax, was.customerPriceIncTax));
    QVERIFY(isSame(is.costIncTax, was.costIncTax));
    QVERIFY(isSame(is.wasteCostIncTax, was.wasteCostIncTax));
    QVERIFY(isSame(is.costOfGoodsIncTax, was.costOfGoodsIncTax));
}

/// The sheet's lines keep their old order, in which the sums run.
void TestFiguresAsBefore::compareSheet(ShopServices &services, const QList<EventRecipe> &recipes,
                                       const before::Shop &shop)
{
    QList<EventId> ids;
    QHash<VariantId, LineProduct> goods;
    for (const EventRecipe &recipe : recipes) {
        ids.append(recipe.event.id);
        goods.insert(recipe.goods);
    }
    const QHash<before::Key, before::Pool> pools = before::poolsOf(recipes, shop);
    const OrderSheet sheet = must(services.orderSheets.sheetFor(ids));
    OrderSheetTotals all;
    qsizetype count = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        OrderSheetTotals totals;
        for (const OrderSheetLine &line : supplier.lines) {
            ++count;
            QVERIFY(pools.contains({line.variantId, supplier.supplierId}));
            const before::Pool pool = pools.value({line.variantId, supplier.supplierId});
            const Variant variant = goods.value(line.variantId).variant;
            const double least = before::leastPacks(variant, supplier.supplierId);
            const double spare = before::spareOf(pool.units, goods.value(line.variantId).sparePercent);
            const double wanted = pool.units + spare;
            const std::optional<double> pack = variant.unitsPerPack;
            const double needed = pack ? before::packsOf(wanted, *pack) : 0;
            const double packs = std::max(needed, least);
            const double bought = pack ? packs * *pack : wanted;
            QVERIFY(isSame(line.unitsNeeded, pool.units));
            QVERIFY(isSame(line.spareUnits, spare));
            QVERIFY(isSame(line.unitsPerPack, pack));
            QVERIFY(isSame(line.packsNeeded, pack ? std::optional(needed) : std::nullopt));
            QVERIFY(isSame(line.packsToOrder, pack ? std::optional(packs) : std::nullopt));
            QVERIFY(isSame(line.unitsToOrder, bought));
            QVERIFY(isSame(line.leftoverUnits, pack ? std::optional(std::max(0.0, bought - wanted)) : std::nullopt));
            QVERIFY(isSame(line.unitCostExclTax, pool.unitCost(0)));
            QVERIFY(isSame(line.orderCostExclTax, bought * pool.unitCost(0)));
            QVERIFY(isSame(line.orderCostIncTax, bought * pool.unitCost(1)));
            QVERIFY(!line.ownUnits && line.unitsOrdered == 0 && line.surplusUnits == 0);
            for (OrderSheetTotals *sum : {&totals, &all}) {
                sum->orderCostExclTax += line.orderCostExclTax;
                sum->orderCostIncTax += line.orderCostIncTax;
            }
        }
        QVERIFY(isSame(supplier.totals.orderCostExclTax, totals.orderCostExclTax));
        QVERIFY(isSame(supplier.totals.orderCostIncTax, totals.orderCostIncTax));
    }
    QCOMPARE(count, pools.size());
    QVERIFY(isSame(sheet.totals.orderCostExclTax, all.orderCostExclTax));
    QVERIFY(isSame(sheet.totals.orderCostIncTax, all.orderCostIncTax));
}

void TestFiguresAsBefore::compareAll(ShopServices &services, const QList<EventId> &events)
{
    constexpr qsizetype kTogether = 4;
    const before::Shop shop = shopOf(services);
    QList<EventRecipe> together;
    for (const EventId &id : events) {
        const EventRecipe recipe = must(services.recipes.read(id));
        compareEvent(recipe, shop);
        together.append(recipe);
        if (together.size() < kTogether && id != events.constLast())
            continue;
        compareSheet(services, together, shop);
        together.clear();
        if (QTest::currentTestFailed())
            return;
    }
}

/// Without the new features that the demo shop uses.
void TestFiguresAsBefore::theDemoShopIsAsItWas()
{
    TestShop test;
    ShopServices &shop = test.shop();
    const Status filled = fillWithDemo(shop, test.now());
    QVERIFY2(filled, filled ? "" : qPrintable(filled.error().message));
    for (const OrderSheet &sheet : must(shop.orderSheets.list({}, {.limit = 100})).rows) {
        must(shop.orderSheets.patch(sheet.id, {.received = std::optional<QList<ReceivedRow>>()}));
        must(shop.orderSheets.remove(sheet.id));
    }
    for (const Product &product : must(shop.products.list({}, {.limit = 1'000}, ProductService::Variants::Load)).rows) {
        for (const Variant &variant : product.variants)
            must(shop.products.patchVariant(
                product.id, variant.id,
                {.supplierPacks = QList<SupplierPack>(), .ownedUnits = std::optional<double>()}));
    }
    QList<EventId> events;
    for (const Event &event : must(shop.events.list({}, {.limit = 1'000})).rows) {
        must(shop.freeze.letGo(event.id));
        events.append(event.id);
    }
    QVERIFY(events.size() > 10);

    compareAll(shop, events);
}

namespace {

/// Fills a shop with random variants, and makes random events of them.
class RandomEvents {
public:
    explicit RandomEvents(TestShop &test) : m_shop(test.shop()), m_now(test.now()), m_rows(test.shop())
    {
        must(m_shop.settings.set({{u"spare.flower"_s, u"5"_s}}));
        m_materials = m_rows.addList(u"material"_s, QDate(2026, 1, 1), 1.09);
        m_suppliers = {{},
                       m_rows.supplier,
                       must(m_shop.suppliers.create({.name = u"Ann"_s})).id,
                       must(m_shop.suppliers.create({.name = u"zoe"_s})).id};
        m_variants = {m_rows.rose, m_rows.vase};
        for (int i = 0; i < 30; ++i)
            addVariant(u"V%1"_s.arg(i));
    }

    EventId add()
    {
        const QList<NewGroup> made = groups();
        return must(m_shop.events.create(event(), made)).event.id;
    }

private:
    void addVariant(const QString &name);
    QList<NewGroup> groups();
    EventPatch event();

    ShopServices &m_shop;
    Instant m_now;
    ShopWithEvent m_rows;
    QRandomGenerator m_dice{39};
    PriceListId m_materials;
    QList<SupplierId> m_suppliers;
    QList<VariantId> m_variants;
};

void RandomEvents::addVariant(const QString &name)
{
    constexpr double kPacks[] = {10, 25, 0.1, 0.3, 7.5, 1e9, 1};
    const bool isFlower = m_dice.bounded(3) != 0;
    const std::optional<double> pack =
        m_dice.bounded(4) == 0 ? std::nullopt : std::optional(kPacks[m_dice.bounded(int(std::size(kPacks)))]);
    const VariantId made = m_rows.addVariant(name, isFlower ? u"flower"_s : u"material"_s, pack);
    m_variants.append(made);
    const PriceListId list = isFlower ? m_rows.flowers : m_materials;
    for (const SupplierId &supplier : std::as_const(m_suppliers)) {
        if (m_dice.bounded(3) != 0)
            m_rows.addPrice(list, made, m_dice.bounded(1'000) / 300.0, supplier);
    }
    VariantPatch patch;
    if (m_dice.bounded(3) == 0)
        patch.supplierMinPacks = QList<SupplierMinimum>{{m_suppliers.at(1 + m_dice.bounded(3)), m_dice.bounded(6)}};
    if (m_dice.bounded(4) == 0)
        patch.sparePercent = std::optional<std::optional<double>>(m_dice.bounded(300) / 10.0);
    must(m_shop.products.patchVariant(must(m_shop.products.findVariant(made)).productId, made, patch));
}

QList<NewGroup> RandomEvents::groups()
{
    QList<NewGroup> groups;
    for (int g = m_dice.bounded(4); g >= 0; --g) {
        QList<EventItemPatch> items;
        for (int line = m_dice.bounded(6); line > 0; --line)
            items.append({.variantId = m_variants.at(m_dice.bounded(int(m_variants.size()))),
                          .supplierId = m_suppliers.at(m_dice.bounded(int(m_suppliers.size()))),
                          .quantity = m_dice.bounded(90) / 3.0});
        groups.append({.group = {.name = u"G"_s,
                                 .quantity = 1 + m_dice.bounded(9) / 2.0,
                                 .isHidden = m_dice.bounded(6) == 0,
                                 .fixedPriceIncTax = m_dice.bounded(5) == 0
                                     ? std::optional(std::optional(m_dice.bounded(9'000) / 100.0))
                                     : std::optional<std::optional<double>>()},
                       .items = items});
    }
    return groups;
}

EventPatch RandomEvents::event()
{
    EventPatch patch{.name = u"Event"_s, .venueStart = m_now + qint64(m_dice.bounded(300)) * 86'400'000};
    if (m_dice.bounded(2) == 0)
        patch.pricing = EventPricingPatch{
            .unitUpliftIncTax = std::optional<std::optional<double>>(m_dice.bounded(30) / 100.0),
            .labour = LabourPatch{.percent = std::optional(std::optional(double(m_dice.bounded(40))))},
            .additionalFees = QList<AdditionalFee>{{u"Delivery"_s, m_dice.bounded(5'000) / 100.0}},
            .taxGroupId = std::optional(std::optional(m_rows.tax)),
            .discount = DiscountPatch{.percent = std::optional(std::optional(double(m_dice.bounded(20))))}};
    return patch;
}

} // namespace

void TestFiguresAsBefore::randomEventsAreAsTheyWere()
{
    constexpr int kEvents = 2'000;
    TestShop test;
    RandomEvents random(test);
    QList<EventId> events;
    UnitOfWork work = must(test.shop().begin());
    for (int i = 0; i < kEvents; ++i)
        events.append(random.add());
    QVERIFY(work.commit());

    compareAll(test.shop(), events);
}

STEMDESK_GUILESS_TEST(TestFiguresAsBefore)

} // namespace stemdesk::figures_as_before_test

#include "tst_figures_as_before.moc"
