#include "core/base/clock.h"
#include "core/exchange/demo/demo_files.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QTest>

namespace stemdesk::sync_order_test {

namespace {

constexpr qsizetype kBatch = 500;

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

/// Another system's catalogue comes in over real sockets in the specification's sync order, an event is built on it,
/// and its order sheet is compared with figures worked out by hand.
class SyncOrderTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void suppliersComeFirst();
    void thenColoursAndCategories();
    void thenProductsInBulk();
    void anInterruptedRunIsSafeToRepeat();
    void thenPrices();
    void thenAnEvent();
    void theOrderSheetIsWhatIsToBuy();
    void theEventCostsWhatItsLinesCost();
    void nothingReachedTheOtherShop();

private:
    /// Every row of a list, page by page.
    QJsonArray walked(const QByteArray &path);
    /// Rows in batches under Idempotency-Keys that begin with `key`; every one must be taken. The results.
    QJsonArray pushed(const QByteArray &path, const QByteArray &key, const QJsonArray &rows);
    void createMissing(const QByteArray &path, const QString &file);
    QJsonObject variantRow(const QJsonObject &variant) const;
    QJsonArray firstRows() const;
    QJsonArray otherRows() const;
    void addGroup(const QJsonObject &group, const QJsonArray &lines);
    QJsonObject line(const QString &sku, const QString &supplier, double quantity) const;

    struct Expected {
        QString supplier;
        QString sku;
        double unitsNeeded;
        QJsonValue packsToOrder;
        double unitsToOrder;
        QJsonValue leftover;
        double costExclTax;
        double costIncTax;
    };
    void compareLine(const QJsonObject &sheet, const Expected &expected);

    QHash<QString, QString> m_suppliers; // Name -> id.
    QHash<QString, QString> m_variants; // sku -> id.
    QStringList m_productIds; // In the order of the file.
    QByteArray m_event; // Its path.
};

QJsonArray SyncOrderTest::walked(const QByteArray &path)
{
    QJsonArray rows;
    QByteArray cursor;
    for (;;) {
        const Answer page = api().get(path + "?limit=100" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        for (const QJsonValue row : page.at(u"items").toArray())
            rows.append(row);
        cursor = page.text(u"cursor");
        if (page.status != 200 || page.at(u"isDone").toBool())
            return rows;
    }
}

QJsonArray SyncOrderTest::pushed(const QByteArray &path, const QByteArray &key, const QJsonArray &rows)
{
    QJsonArray results;
    for (qsizetype at = 0; at < rows.size(); at += kBatch) {
        QJsonArray batch;
        for (qsizetype row = at; row < std::min(at + kBatch, rows.size()); ++row)
            batch.append(rows.at(row));
        const Answer answer =
            api().post(path, compact({{u"items"_s, batch}}), {{"Idempotency-Key", key + '-' + QByteArray::number(at)}});
        if (answer.status != 200 || !answer.at(u"errors").toArray().isEmpty())
            QTest::qFail(answer.body.left(500).constData(), __FILE__, __LINE__);
        for (const QJsonValue result : answer.at(u"results").toArray())
            results.append(result);
    }
    return results;
}

void SyncOrderTest::suppliersComeFirst()
{
    for (const QJsonValue row : must(demoArray(u"suppliers"_s))) {
        QJsonObject supplier = row.toObject();
        supplier.remove(u"archived"_s);
        const Answer made = api().post("/api/v1/suppliers", compact(supplier));
        QCOMPARE(made.status, 201);
        m_suppliers.insert(supplier[u"name"_s].toString(), made.at(u"supplierId").toString());
    }

    QCOMPARE(m_suppliers.size(), 12);
    QCOMPARE(walked("/api/v1/suppliers").size(), 12 + 2); // In addition to the fixture's own.
}

void SyncOrderTest::createMissing(const QByteArray &path, const QString &file)
{
    QSet<QString> known;
    for (const QJsonValue row : walked(path))
        known.insert(row[u"name"_s].toString().toCaseFolded());
    for (const QJsonValue row : must(demoArray(file))) {
        const bool isKnown = known.contains(row[u"name"_s].toString().toCaseFolded());
        QCOMPARE(api().post(path, compact(row.toObject())).status, isKnown ? 409 : 201);
    }
}

void SyncOrderTest::thenColoursAndCategories()
{
    createMissing("/api/v1/colors", u"colours"_s);
    createMissing("/api/v1/categories", u"categories"_s);
}

QJsonObject SyncOrderTest::variantRow(const QJsonObject &variant) const
{
    QJsonObject row = variant;
    QJsonArray suppliers;
    for (const QString &name : textsIn(row.take(u"suppliers"_s)))
        suppliers.append(m_suppliers.value(name));
    row[u"supplierIds"_s] = suppliers;
    QJsonArray minimums;
    const QJsonObject minPacks = row.take(u"minPacks"_s).toObject();
    for (auto minimum = minPacks.begin(); minimum != minPacks.end(); ++minimum)
        minimums.append(
            QJsonObject{{u"supplierId"_s, m_suppliers.value(minimum.key())}, {u"minPacks"_s, minimum.value()}});
    row[u"supplierMinPacks"_s] = minimums;
    QJsonArray packs;
    const QJsonObject unitsPerPack = row.take(u"packs"_s).toObject();
    for (auto pack = unitsPerPack.begin(); pack != unitsPerPack.end(); ++pack)
        packs.append(QJsonObject{{u"supplierId"_s, m_suppliers.value(pack.key())}, {u"unitsPerPack"_s, pack.value()}});
    row[u"supplierPacks"_s] = packs;
    const QJsonObject said = row.take(u"codes"_s).toObject();
    const QJsonObject eans = row.take(u"eans"_s).toObject();
    QStringList named = said.keys() + eans.keys();
    named.removeDuplicates();
    QJsonArray codes;
    for (const QString &supplier : named)
        codes.append(QJsonObject{{u"supplierId"_s, m_suppliers.value(supplier)},
                                 {u"code"_s, said.contains(supplier) ? said[supplier] : QJsonValue()},
                                 {u"ean"_s, eans.contains(supplier) ? eans[supplier] : QJsonValue()}});
    row[u"supplierCodes"_s] = codes;
    return row;
}

/// Each product with its first variant.
QJsonArray SyncOrderTest::firstRows() const
{
    QJsonArray rows;
    for (const QJsonValue product : must(demoArray(u"products"_s))) {
        QJsonObject row = product.toObject();
        row[u"variant"_s] = variantRow(row.take(u"variants"_s)[0].toObject());
        rows.append(row);
    }
    return rows;
}

/// The other variants, by the products' ids.
QJsonArray SyncOrderTest::otherRows() const
{
    QJsonArray rows;
    const QJsonArray products = must(demoArray(u"products"_s));
    for (qsizetype at = 0; at < products.size(); ++at) {
        const QJsonArray variants = products.at(at)[u"variants"_s].toArray();
        for (qsizetype other = 1; other < variants.size(); ++other)
            rows.append(QJsonObject{{u"productId"_s, m_productIds.at(at)},
                                    {u"variant"_s, variantRow(variants.at(other).toObject())}});
    }
    return rows;
}

void SyncOrderTest::thenProductsInBulk()
{
    for (const QJsonValue result : pushed("/api/v1/products", "products", firstRows())) {
        QCOMPARE(result[u"action"_s].toString(), u"created"_s);
        QVERIFY2(!result.toObject().contains(u"warnings"_s), compact(result.toObject()).constData());
        m_productIds += result[u"productId"_s].toString();
    }
    for (const QJsonValue result : pushed("/api/v1/products", "variants", otherRows()))
        QCOMPARE(result[u"variantAction"_s].toString(), u"created"_s);

    qsizetype variants = 0;
    for (const QJsonValue product : walked("/api/v1/products")) {
        for (const QJsonValue variant : product[u"variants"_s].toArray()) {
            m_variants.insert(variant[u"sku"_s].toString(), variant[u"variantId"_s].toString());
            ++variants;
        }
    }
    QCOMPARE(m_productIds.size(), must(demoArray(u"products"_s)).size());
    QCOMPARE(variants, firstRows().size() + otherRows().size() + 2); // In addition to the fixture's own.
}

void SyncOrderTest::anInterruptedRunIsSafeToRepeat()
{
    const qint64 changes = m_fixture->changeCount();

    const QJsonArray replayed = pushed("/api/v1/products", "products", firstRows()); // The same keys: replayed.
    QJsonArray byId;
    for (qsizetype at = 0; at < replayed.size(); ++at) {
        QJsonObject row = firstRows().at(at).toObject();
        QJsonObject variant = row[u"variant"_s].toObject();
        variant[u"variantId"_s] = replayed.at(at)[u"variantId"_s];
        row[u"variant"_s] = variant;
        row[u"productId"_s] = replayed.at(at)[u"productId"_s];
        byId.append(row);
        QCOMPARE(replayed.at(at)[u"productId"_s].toString(), m_productIds.at(at));
        if (at == 20)
            break; // Enough to see it.
    }
    for (const QJsonValue result : pushed("/api/v1/products", "again", byId)) { // New keys, the same rows by id.
        QCOMPARE(result[u"action"_s].toString(), u"unchanged"_s);
        QCOMPARE(result[u"variantAction"_s].toString(), u"unchanged"_s);
    }

    QCOMPARE(m_fixture->changeCount(), changes);
}

void SyncOrderTest::thenPrices()
{
    const QDate today = utcOf(TestShop::kStart).date();
    for (const QJsonValue file : must(demoArray(u"price_lists"_s))) {
        QJsonObject list = file.toObject();
        const QJsonArray entries = list.take(u"entries"_s).toArray();
        list[u"date"_s] = today.addDays(list.take(u"daysFromToday"_s).toInt()).toString(Qt::ISODate);
        const Answer made = api().post("/api/v1/price-lists", compact(list));
        QCOMPARE(made.status, 201);
        QJsonArray rows;
        for (const QJsonValue entry : entries) {
            const QString supplier = entry[u"supplier"_s].toString();
            rows.append(QJsonObject{
                {u"variantId"_s, m_variants.value(entry[u"sku"_s].toString())},
                {u"supplierId"_s, supplier.isEmpty() ? QJsonValue() : QJsonValue(m_suppliers.value(supplier))},
                {u"unitCostExclTax"_s, entry[u"unitCostExclTax"_s]}});
        }
        QCOMPARE(pushed(made.header("location") + "/entries", "entries", rows).size(), entries.size());
        QCOMPARE(api().get(made.header("location") + "?fields=entriesCount").at(u"entriesCount").toInteger(),
                 entries.size());
    }
}

QJsonObject SyncOrderTest::line(const QString &sku, const QString &supplier, double quantity) const
{
    return {{u"variantId"_s, m_variants.value(sku)},
            {u"supplierId"_s, supplier.isEmpty() ? QJsonValue() : QJsonValue(m_suppliers.value(supplier))},
            {u"quantity"_s, quantity}};
}

void SyncOrderTest::addGroup(const QJsonObject &group, const QJsonArray &lines)
{
    const Answer made = api().post(m_event + "/groups", compact(group));
    QCOMPARE(made.status, 201);
    const Answer rows = api().post(made.header("location") + "/items", compact({{u"items"_s, lines}}));
    QCOMPARE(rows.status, 200);
    QCOMPARE(rows.at(u"errors").toArray(), QJsonArray());
}

void SyncOrderTest::thenAnEvent()
{
    const Answer tax = api().post("/api/v1/tax-groups", R"({"name":"VAT 20 %","rate":0.2})");
    QCOMPARE(tax.status, 201);
    const QJsonObject pricing{{u"taxGroupId"_s, tax.at(u"taxGroupId")},
                              {u"markups"_s, QJsonObject{{u"flower"_s, 2.5}, {u"hire"_s, 1.5}}}};
    // On 1 June 2026, so that the lists of this season apply.
    const Answer event = api().post("/api/v1/events",
                                    compact({{u"name"_s, u"Isla & Rowan"_s},
                                             {u"status"_s, u"approved"_s},
                                             {u"venueStart"_s, qint64(1'780'308'000'000)},
                                             {u"pricing"_s, pricing}}));
    QCOMPARE(event.status, 201);
    m_event = event.header("location");
    addGroup({{u"name"_s, u"Bridal bouquet"_s}},
             {line(u"RO-QUIC-50"_s, u"Fleura"_s, 12), line(u"RO-QUIC-50"_s, u"Bloemenhof"_s, 4),
              line(u"RO-AVAL-60"_s, u"Bloemenhof"_s, 15), line(u"DA-CAAL-40"_s, u"Garden Growers"_s, 3)});
    addGroup({{u"name"_s, u"Table centres"_s}, {u"quantity"_s, 9}},
             {line(u"RO-QUIC-50"_s, u"Fleura"_s, 5), line(u"RO-AVAL-60"_s, u"Bloemenhof"_s, 5),
              line(u"TU-LABE-38"_s, u"Tamar Bulb Farm"_s, 2), line(u"FB-02"_s, u"Shopfit"_s, 1),
              line(u"HJ-01"_s, u"Prop Barn"_s, 1)});
    addGroup({{u"name"_s, u"If the budget allows"_s}, {u"isHidden"_s, true}},
             {line(u"RO-QUIC-50"_s, u"Fleura"_s, 100)});
}

void SyncOrderTest::compareLine(const QJsonObject &sheet, const Expected &expected)
{
    for (const QJsonValue supplier : sheet[u"suppliers"_s].toArray()) {
        for (const QJsonValue line : supplier[u"lines"_s].toArray()) {
            if (supplier[u"name"_s] != expected.supplier || line[u"sku"_s] != expected.sku)
                continue;
            QCOMPARE(line[u"unitsNeeded"_s].toDouble(), expected.unitsNeeded);
            QCOMPARE(line[u"packsToOrder"_s], expected.packsToOrder);
            QCOMPARE(line[u"unitsToOrder"_s].toDouble(), expected.unitsToOrder);
            QCOMPARE(line[u"leftoverUnits"_s], expected.leftover);
            QCOMPARE(line[u"orderCostExclTax"_s].toDouble(), expected.costExclTax);
            QCOMPARE(line[u"orderCostIncTax"_s].toDouble(), expected.costIncTax);
            return;
        }
    }
    QFAIL(qPrintable(expected.supplier + u" has no line of "_s + expected.sku));
}

void SyncOrderTest::theOrderSheetIsWhatIsToBuy()
{
    const Answer answer = api().get(m_event + "/order-sheet");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"events.0.isCleared"), QJsonValue(true));
    const QJsonObject sheet = answer.json();

    const QList<Expected> lines{
        // 12 + 9 * 5 = 57 stems, 2.28 packs of 25: 3, which is the minimum too. 75 * 0.79 = 59.25; * 1.2 = 71.10.
        {u"Fleura"_s, u"RO-QUIC-50"_s, 57, 3, 75, 18, 59.25, 71.1},
        // The same rose from another supplier is a separate line: 1 pack. 25 * 0.85 = 21.25; * 1.2 = 25.50.
        {u"Bloemenhof"_s, u"RO-QUIC-50"_s, 4, 1, 25, 21, 21.25, 25.5},
        // 15 + 9 * 5 = 60 stems, exactly 3 packs of 20. 60 * 0.96 = 57.60; * 1.2 = 69.12.
        {u"Bloemenhof"_s, u"RO-AVAL-60"_s, 60, 3, 60, 0, 57.6, 69.12},
        // 3 stems, 1 pack of 5, raised to the minimum of 2. 10 * 2.40 = 24; * 1.2 = 28.80.
        {u"Garden Growers"_s, u"DA-CAAL-40"_s, 3, 2, 10, 7, 24, 28.8},
        // 9 * 2 = 18 stems, 1 pack of 50, raised to the minimum of 2. 100 * 0.52 = 52; * 1.2 = 62.40.
        {u"Tamar Bulb Farm"_s, u"TU-LABE-38"_s, 18, 2, 100, 82, 52, 62.4},
        // 9 bricks, 1 pack of 12. 12 * 0.62 = 7.44; * 1.2 = 8.928.
        {u"Shopfit"_s, u"FB-02"_s, 9, 1, 12, 3, 7.44, 8.928},
        // 9 plinths, which come singly. 9 * 45.50 = 409.50; * 1.2 = 491.40.
        {u"Prop Barn"_s, u"HJ-01"_s, 9, QJsonValue::Null, 9, QJsonValue::Null, 409.5, 491.4},
    };
    qsizetype count = 0;
    for (const QJsonValue supplier : sheet[u"suppliers"_s].toArray())
        count += supplier[u"lines"_s].toArray().size();
    QCOMPARE(count, lines.size());
    for (const Expected &line : lines)
        compareLine(sheet, line);
    // 59.25 + 21.25 + 57.60 + 24 + 52 + 7.44 + 409.50 = 631.04; * 1.2 = 757.248.
    QCOMPARE(answer.at(u"totals.orderCostExclTax").toDouble(), 631.04);
    QCOMPARE(answer.at(u"totals.orderCostIncTax").toDouble(), 757.248);
}

void SyncOrderTest::theEventCostsWhatItsLinesCost()
{
    const Answer event = api().get(m_event);

    QCOMPARE(event.at(u"itemsCount"), QJsonValue(10));
    // Units used: 57 * 0.79 + 4 * 0.85 + 60 * 0.96 + 3 * 2.40 + 18 * 0.52 + 9 * 0.62 + 9 * 45.50
    // = 45.03 + 3.40 + 57.60 + 7.20 + 9.36 + 5.58 + 409.50 = 537.67; * 1.2 = 645.204.
    QCOMPARE(event.at(u"totals.costIncTax").toDouble(), 645.204);
    // Line by line, before pooling: roses of Fleura 25 - 12 = 13 and 50 - 45 = 5, 18 * 0.79 = 14.22; of Bloemenhof
    // 21 * 0.85 = 17.85; avalanches 20 - 15 = 5 and 60 - 45 = 15, 20 * 0.96 = 19.20; dahlias 2 * 2.40 = 4.80; tulips
    // 32 * 0.52 = 16.64; bricks 3 * 0.62 = 1.86; plinths are hired. 74.57 * 1.2 = 89.484.
    QCOMPARE(event.at(u"totals.wasteCostIncTax").toDouble(), 89.484);
    QCOMPARE(event.at(u"totals.costOfGoodsIncTax").toDouble(), 734.688); // 645.204 + 89.484
    // Flowers (45.03 + 3.40 + 57.60 + 7.20 + 9.36) * 1.2 * 2.5 = 367.77, bricks 5.58 * 1.2 * 1 = 6.696, hire
    // 409.50 * 1.2 * 1.5 = 737.10.
    QCOMPARE(event.at(u"totals.customerPriceIncTax").toDouble(), 1111.566);
}

void SyncOrderTest::nothingReachedTheOtherShop()
{
    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    other->forbid({"RO-QUIC-50", "Bloemenhof", "Isla"});

    QCOMPARE(other->get("/api/v1/products?limit=100").at(u"items").toArray().size(), 2);
    QCOMPARE(other->get("/api/v1/suppliers?limit=100").at(u"items").toArray().size(), 2);
    QCOMPARE(other->get("/api/v1/events?limit=100").at(u"items").toArray().size(), 1);
    QCOMPARE(other->get("/api/v1/price-lists?limit=100").at(u"items").toArray().size(), 2);
}

STEMDESK_GUILESS_TEST(SyncOrderTest)

} // namespace stemdesk::sync_order_test

#include "tst_sync_order.moc"
