#include "core/documents/proposal/proposal_prices.h"
#include "core/domain/money_text.h"
#include "core/domain/orders/packs.h"
#include "core/domain/orders/sheet_rounding.h"
#include "core/exchange/demo/demo_shop.h"
#include "core/exchange/exports/table_export.h"
#include "core/exchange/files/csv_records.h"
#include "core/exchange/orders/order_sheet_files.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/services.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace stemdesk::one_figure_test {

namespace {

constexpr int kEvents = 500;
const PageRequest kWhole{.limit = 1'000};
const QString kCurrency = u"GBP"_s;

QString pennies(double amount)
{
    return QString::number(roundedMoney(amount, kCurrency), 'f', 2);
}

/// Random events of every kind, the same in every run.
class RandomShop {
public:
    explicit RandomShop(ShopServices &shop) : m_shop(shop) {}

    void fill()
    {
        Result<UnitOfWork> work = m_shop.begin();
        for (int i = 0; i < 4; ++i)
            m_suppliers.append(must(m_shop.suppliers.create({.name = u"Grower %1"_s.arg(i)})).id);
        m_tax = must(m_shop.taxGroups.create({.name = u"VAT"_s, .rate = 0.2})).id;
        for (const QString &type : {u"flower"_s, u"material"_s, u"hire"_s})
            addGoods(type);
        must(m_shop.settings.set({{u"spare.flower"_s, u"7.5"_s}, {u"spare.hire"_s, u"20"_s}}));
        for (int i = 0; i < kEvents; ++i)
            addEvent(i);
        QVERIFY(work->commit());
    }

private:
    int below(int most) { return m_chance.bounded(most); }
    bool isIn(int times) { return below(times) == 0; }
    double money(int most) { return below(most * 100) / 100.0; }
    SupplierId anySupplier() { return isIn(3) ? SupplierId() : m_suppliers.at(below(int(m_suppliers.size()))); }

    void addGoods(const QString &type)
    {
        const PriceListId list = must(m_shop.priceLists.create({.productType = type,
                                                                .date = QDate(2020, 1, 1),
                                                                .taxMultiplier = type == u"flower"_s ? 1.09 : 1.2}))
                                     .id;
        for (int i = 0; i < 8; ++i) {
            ProductRow row{.product = {.name = u"%1 %2"_s.arg(type).arg(i), .productType = type}, .hasVariant = true};
            row.variant.name = u"Variety"_s;
            if (!isIn(4))
                row.variant.unitsPerPack = 1.0 + below(25);
            if (isIn(3))
                row.variant.supplierMinPacks = QList<SupplierMinimum>{{m_suppliers.at(below(4)), 1 + below(4)}};
            if (isIn(4))
                row.variant.sparePercent = std::optional(double(below(101)));
            const auto made = must(m_shop.products.upsert({Result<ProductRow>(row)}));
            m_variants.append(made.constFirst()->variantId);
            must(m_shop.priceLists.upsertEntries(
                list, {PriceEntryRow{.patch = {.variantId = m_variants.constLast(), .unitCostExclTax = money(9)}}}));
        }
    }

    void addEvent(int number)
    {
        EventPricingPatch pricing{.taxGroupId = m_tax};
        pricing.markups = QMap<QString, std::optional<double>>{{u"flower"_s, 1 + money(3)}, {u"hire"_s, 1.5}};
        if (isIn(2))
            pricing.labour = LabourPatch{.percent = double(below(40)), .amountExclTax = money(200)};
        if (isIn(2))
            pricing.additionalFees = QList<AdditionalFee>{{u"Van"_s, money(90)}, {u"Candles"_s, money(30)}};
        if (isIn(3))
            pricing.discount = DiscountPatch{.percent = double(below(101)), .amountIncTax = money(40)};
        const EventId event =
            must(m_shop.events.create({.name = u"Event %1"_s.arg(number), .pricing = pricing})).event.id;
        for (int group = below(4); group >= 0; --group) {
            EventGroupPatch patch{.name = u"Group"_s, .quantity = 1.0 + below(12), .isHidden = isIn(6)};
            if (isIn(4))
                patch.fixedPriceIncTax = std::optional(money(80));
            const EventGroupId id = must(m_shop.lines.createGroup(event, patch)).id;
            for (int line = below(6); line > 0; --line)
                must(m_shop.lines.createItem(event, id,
                                             {.variantId = m_variants.at(below(int(m_variants.size()))),
                                              .supplierId = anySupplier(),
                                              .quantity = double(below(30))}));
        }
    }

    ShopServices &m_shop;
    QRandomGenerator m_chance{7};
    QList<SupplierId> m_suppliers;
    QList<VariantId> m_variants;
    TaxGroupId m_tax;
};

QList<QStringList> rowsOf(const QByteArray &csv)
{
    CsvRecords records(',');
    records.feed(csv);
    records.finish();
    QList<QStringList> rows;
    while (!records.isEmpty())
        rows.append(records.take().cells);
    return rows;
}

/// The cost of goods beyond the packs that are needed, and of hired packs, which leave no waste.
double beyondNeed(const OrderSheet &sheet, const EventRecipe &recipe)
{
    double beyond = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const double packs = line.packsToOrder.value_or(0) - line.packsNeeded.value_or(0);
            double units = packs * line.unitsPerPack.value_or(0);
            if (recipe.goods.value(line.variantId).isHired && line.unitsPerPack)
                units += leftoverUnits(line.unitsNeeded, *line.packsNeeded, *line.unitsPerPack);
            beyond += units * (line.orderCostIncTax / line.unitsToOrder);
        }
    }
    return beyond;
}

} // namespace

/// The recipe, the order sheet, the proposal, CSV and the API agree on every figure of an event, to the penny.
class TestOneFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofTheDemoShop()
    {
        TestShop test;
        QVERIFY(fillWithDemo(test.shop(), test.now()));
        compareAll(test.shop(), 20);
    }

    void ofRandomEvents()
    {
        TestShop test;
        RandomShop(test.shop()).fill();
        compareAll(test.shop(), kEvents);
    }

private:
    static void compareAll(ShopServices &shop, int atLeast);
    static void comparePrices(ShopServices &shop, const EventRecipe &recipe, const QStringList &csv);
    static void compareCosts(ShopServices &shop, const EventRecipe &recipe);
    static void compareSums(const PrintedEvent &printed, const ProposalPrices &prices);
    static void compareOrderSums(const OrderSheet &sheet, const QList<QStringList> &rows);
};

void TestOneFigure::compareAll(ShopServices &shop, int atLeast)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"events.csv"_s);
    QVERIFY(exportTable(shop, {.table = ExportedTable::Events}, path, [](qint64) { return true; }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QHash<QString, QStringList> rows;
    for (const QList<QStringList> all = rowsOf(file.readAll()); const QStringList &row : all)
        rows.insert(row.constFirst(), row);
    const auto events = must(shop.events.list({}, kWhole)).rows;
    QVERIFY(events.size() >= atLeast);
    for (const Event &event : events) {
        const EventRecipe recipe = must(shop.recipes.read(event.id));
        comparePrices(shop, recipe, rows.value(QString::fromLatin1(event.id.text())));
        compareCosts(shop, recipe);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestOneFigure::comparePrices(ShopServices &shop, const EventRecipe &recipe, const QStringList &csv)
{
    const Totals totals = recipe.event.totals;
    // The API's JSON has the recipe's doubles, the CSV file has them in whole pennies.
    JsonWriter json;
    writeEvent(json, must(shop.events.find(recipe.event.id)), {});
    const QJsonObject api = QJsonDocument::fromJson(json.take()).object()[u"totals"_s].toObject();
    QCOMPARE(api[u"customerPriceIncTax"_s].toDouble(), totals.customerPriceIncTax);
    QCOMPARE(api[u"costIncTax"_s].toDouble(), totals.costIncTax);
    constexpr qsizetype kFirstTotal = 17; // The column of the customer price.
    const QList<double> written{totals.customerPriceIncTax,   totals.costIncTax,
                                totals.wasteCostIncTax,       totals.costOfGoodsIncTax,
                                recipe.pooledWasteCostIncTax,
                                recipe.order.orderCostIncTax, // The cost of goods that the window shows.
                                recipe.costs.ownHire};
    for (qsizetype i = 0; i < written.size(); ++i) {
        const QString cell = csv.at(kFirstTotal + i);
        QCOMPARE(pennies(cell.toDouble()), pennies(written.at(i)));
        QVERIFY2(cell.section(u'.', 1).size() <= 2, qPrintable(cell));
    }
    const PriceBreakdown &parts = recipe.breakdown;
    const double sum =
        parts.flowersAndMaterials + parts.hire + parts.fixedPrices + parts.labour + parts.fees + parts.travel;
    // Not compared in pennies: half a penny may be rounded either way, depending on the order of the sum.
    QVERIFY(std::abs(std::max(0.0, sum - parts.discount) - totals.customerPriceIncTax) < 1e-6);
    const PrintedEvent printed = must(shop.events.printed(recipe.event.id));
    const ProposalPrices prices = proposalPrices(printed, kCurrency);
    QCOMPARE(pennies(prices.total), pennies(totals.customerPriceIncTax));
    compareSums(printed, prices);
}

/// Adding up the printed proposal gives its total.
void TestOneFigure::compareSums(const PrintedEvent &printed, const ProposalPrices &prices)
{
    double sum = prices.labour + prices.travel - prices.discount;
    for (qsizetype i = 0; i < printed.groups.size(); ++i) {
        const ProposalPrice &price = prices.groups.at(i);
        if (price.each)
            QCOMPARE(pennies(printed.groups.at(i).quantity * *price.each), pennies(price.amount));
        sum += price.amount;
    }
    for (const double fee : prices.fees)
        sum += fee;
    QCOMPARE(pennies(std::abs(sum)), pennies(prices.total));
}

void TestOneFigure::compareCosts(ShopServices &shop, const EventRecipe &recipe)
{
    const OrderSheet sheet = must(shop.orderSheets.sheetFor({recipe.event.id}));
    QCOMPARE(recipe.order, sheet.totals); // Bit for bit.
    QCOMPARE(recipe.earnings.plannedCostExclTax, sheet.totals.orderCostExclTax);
    const double goods = recipe.event.totals.costIncTax + recipe.pooledWasteCostIncTax + beyondNeed(sheet, recipe);
    if (recipe.ownUnits.isEmpty()) // Goods from the shop's own stock are part of the event's goods but are not ordered.
        QVERIFY(std::abs(goods - sheet.totals.orderCostIncTax) < 1e-6);
    constexpr qsizetype kToOrder = 10; // The column of units, which is empty for a delivery.
    QList<QStringList> rows = rowsOf(orderSheetCsv(sheet)).mid(1);
    rows.removeIf([](const QStringList &cells) { return cells.at(kToOrder).isEmpty(); });
    const OrderSheet ordered = withoutStock(sheet); // The file leaves out goods from stock.
    compareOrderSums(ordered, rows);
    qsizetype row = 0;
    for (const OrderSheetSupplier &supplier : ordered.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const QStringList cells = rows.at(row++);
            QCOMPARE(pennies(cells.at(cells.size() - 6).toDouble()), pennies(line.orderCostIncTax));
            for (const PackAdvice &advice : line.advice) {
                const double needed = line.unitsNeeded + advice.unitsChange;
                const double spare = spareUnits(needed, recipe.goods.value(line.variantId).sparePercent);
                const double packs = packsFor(needed + spare, *line.unitsPerPack);
                // Advice that promises to save a pack must save it.
                QCOMPARE(std::max(packs, line.minPacks.value_or(0)), *line.packsToOrder + advice.packsChange);
            }
        }
    }
}

/// The order sheet's lines, suppliers and rounding add up to its totals.
void TestOneFigure::compareOrderSums(const OrderSheet &sheet, const QList<QStringList> &rows)
{
    OrderSheetTotals all = roundingOf(sheet, kCurrency);
    qsizetype row = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        OrderSheetTotals theirs = roundingOf(supplier, kCurrency);
        for (qsizetype line = 0; line < supplier.lines.size(); ++line) {
            const QStringList &cells = rows.at(row++);
            theirs.orderCostExclTax += cells.at(cells.size() - 7).toDouble();
            theirs.orderCostIncTax += cells.at(cells.size() - 6).toDouble();
        }
        QCOMPARE(pennies(theirs.orderCostExclTax), pennies(supplier.totals.orderCostExclTax));
        QCOMPARE(pennies(theirs.orderCostIncTax), pennies(supplier.totals.orderCostIncTax));
        all.orderCostExclTax += pennies(supplier.totals.orderCostExclTax).toDouble();
        all.orderCostIncTax += pennies(supplier.totals.orderCostIncTax).toDouble();
    }
    QCOMPARE(pennies(all.orderCostExclTax), pennies(sheet.totals.orderCostExclTax));
    QCOMPARE(pennies(all.orderCostIncTax), pennies(sheet.totals.orderCostIncTax));
}

STEMDESK_GUILESS_TEST(TestOneFigure)

} // namespace stemdesk::one_figure_test

#include "tst_one_figure.moc"
