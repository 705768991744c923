#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::products_test {

class ProductsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_products.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void aRowCreatesOneProductWithOneVariant();
    void rowsUpdateByIdOnly();
    void whatARowDidNotTouchIsAbsent();
    void aVariantIdAloneFindsItsProduct();
    void vocabularyTakesItsOwnSpelling();
    void patchWarnsInAHeader();
    void variantsAreListedAndRead();
    void variantsOfOthersAreNotFound();
    void duplicatesAreKeptOnce();
    void whatWasReadCanBeSentBack();
    void filters_data();
    void filters();
    void deleteWithForceTakesLinesAndPricesAlong();
    void aProductMayLoseItsLastVariant();

private:
    Answer upsert(const QByteArray &rows)
    {
        return api().post("/api/v1/products", filled(R"({"items":[)" + rows + "]}"));
    }
    /// The path of a new product with one variant.
    QByteArray madeProduct()
    {
        return "/api/v1/products/"
            + upsert(R"({"name":"Tulip","productType":"flower","variant":{"name":"Parrot","sku":"T-1"}})")
                  .text(u"results.0.productId");
    }
    std::unique_ptr<ApiFixture> m_filtered; // Shared by the rows of filters().
};

void ProductsTest::aRowCreatesOneProductWithOneVariant()
{
    const Answer answer = upsert(
        R"({"name":"Rose","category":"roses","productType":"flower","variant":{"name":"Quicksand","stemLength":50,
            "unitsPerPack":25,"colors":["cream"],"supplierIds":["<sup>"],"sku":"RO-1",
            "supplierMinPacks":[{"supplierId":"<sup>","minPacks":3}]}})");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"errors").toArray(), QJsonArray());
    const QJsonObject result = answer.at(u"results.0").toObject();
    QCOMPARE(result.keys(), (QStringList{u"action"_s, u"index"_s, u"productId"_s, u"variantAction"_s, u"variantId"_s}));
    QCOMPARE(result[u"action"_s].toString(), u"created"_s);
    QCOMPARE(result[u"variantAction"_s].toString(), u"created"_s);
    const Answer product = api().get("/api/v1/products/" + answer.text(u"results.0.productId"));
    QCOMPARE(product.json().keys(),
             (QStringList{u"category"_s, u"createdAt"_s, u"description"_s, u"externalId"_s, u"name"_s, u"productId"_s,
                          u"productType"_s, u"updatedAt"_s, u"variants"_s}));
    QCOMPARE(product.text(u"category"), "Roses"); // Spelled as in the shop's list of categories.
    QVERIFY(product.at(u"description").isNull());
    QCOMPARE(product.at(u"variants").toArray().size(), 1);
    const QJsonObject variant = product.at(u"variants.0").toObject();
    QCOMPARE(
        variant.keys(),
        (QStringList{u"colors"_s, u"createdAt"_s, u"externalId"_s, u"hireDaysAfter"_s, u"hireDaysBefore"_s, u"name"_s,
                     u"notes"_s, u"ownedUnits"_s, u"replacementCostExclTax"_s, u"sku"_s, u"sparePercent"_s,
                     u"stemLength"_s, u"supplierCodes"_s, u"supplierIds"_s, u"supplierMinPacks"_s, u"supplierPacks"_s,
                     u"unitsPerPack"_s, u"updatedAt"_s, u"variantId"_s}));
    QCOMPARE(variant[u"colors"_s].toArray(), QJsonArray{u"Cream"_s});
    QCOMPARE(variant[u"variantId"_s], result[u"variantId"_s]);
    QCOMPARE(variant[u"supplierMinPacks"_s][0][u"minPacks"_s], QJsonValue(3));
}

void ProductsTest::rowsUpdateByIdOnly()
{
    const QByteArray path = madeProduct();
    const Answer before = api().get(path);
    m_fixture->test().tick();
    const QByteArray ids = R"("productId":")" + before.text(u"productId") + '"';
    const QByteArray variantId = before.text(u"variants.0.variantId");

    const Answer answer =
        upsert('{' + ids + R"(,"name":"Tulips"},{)" + ids + R"(,"variant":{"name":"Lily"}},{)" + ids
               + R"(,"variant":{"variantId":")" + variantId + R"(","sku":null}},{)" + ids
               + R"(,"name":"Tulips"},{"name":"Tulips","productType":"flower","variant":{"name":"Lily"}})");

    QCOMPARE(answer.at(u"errors").toArray(), QJsonArray());
    QStringList actions;
    for (const QJsonValue row : answer.at(u"results").toArray())
        actions += row[u"action"_s].toString() + u'/' + row[u"variantAction"_s].toString();
    QCOMPARE(actions,
             (QStringList{u"updated/"_s, u"updated/created"_s, u"updated/updated"_s, u"unchanged/"_s,
                          u"created/created"_s}));
    const Answer after = api().get(path);
    QCOMPARE(after.text(u"name"), "Tulips");
    QCOMPARE(after.at(u"variants").toArray().size(), 2);
    QVERIFY(after.at(u"variants.0.sku").isNull());
    QCOMPARE(after.text(u"variants.0.name"), "Parrot");
    QVERIFY(after.at(u"updatedAt").toInteger() > before.at(u"updatedAt").toInteger());
}

void ProductsTest::whatARowDidNotTouchIsAbsent()
{
    const QByteArray id = madeProduct().sliced(17);

    const QJsonObject row = upsert(R"({"productId":")" + id + R"(","description":"d"})").at(u"results.0").toObject();

    QCOMPARE(row.keys(), (QStringList{u"action"_s, u"index"_s, u"productId"_s}));
}

void ProductsTest::aVariantIdAloneFindsItsProduct()
{
    const QByteArray path = madeProduct();
    const QByteArray variant = api().get(path).text(u"variants.0.variantId");

    const Answer answer = upsert(R"({"name":"Renamed","variant":{"variantId":")" + variant + R"(","unitsPerPack":7}})");

    QCOMPARE(answer.text(u"results.0.action"), "updated");
    QCOMPARE(answer.text(u"results.0.productId"), path.sliced(17));
    QCOMPARE(api().get(path).at(u"variants.0.unitsPerPack"), QJsonValue(7));
    QCOMPARE(api().get(path).text(u"name"), "Renamed");
}

void ProductsTest::vocabularyTakesItsOwnSpelling()
{
    const Answer answer = upsert(
        R"({"name":"X","category":"Odd things","productType":"balloon","variant":{"name":"V","colors":["RED","Nile"]}})");

    QCOMPARE(answer.at(u"results.0.warnings").toArray(),
             (QJsonArray{u"unknown_category:Odd things"_s, u"new_product_type:balloon"_s, u"unknown_color:Nile"_s}));
    const Answer product = api().get("/api/v1/products/" + answer.text(u"results.0.productId"));
    QCOMPARE(product.at(u"variants.0.colors").toArray(), (QJsonArray{u"Red"_s, u"Nile"_s}));
    QCOMPARE(product.text(u"category"), "Odd things");
    const Answer second = upsert(R"({"name":"Y","productType":"balloon","variant":{"name":"V"}})");
    QVERIFY(second.at(u"results.0.warnings").isUndefined());
}

void ProductsTest::patchWarnsInAHeader()
{
    const QByteArray path = madeProduct();
    const QByteArray variant = path + "/variants/" + api().get(path).text(u"variants.0.variantId");

    const Answer product = api().patch(path, R"({"category":"Nowhere","productType":"ribbon"})");
    const Answer colour = api().patch(variant, R"({"colors":["Nile"]})");

    QCOMPARE(product.status, 200);
    QCOMPARE(product.header("stemdesk-warnings"), "unknown_category:Nowhere, new_product_type:ribbon");
    QCOMPARE(colour.status, 200);
    QCOMPARE(colour.header("stemdesk-warnings"), "unknown_color:Nile");
    QCOMPARE(colour.at(u"colors").toArray(), QJsonArray{u"Nile"_s});
    QVERIFY(api().patch(path, R"({"name":"Plain"})").header("stemdesk-warnings").isEmpty());
}

void ProductsTest::variantsAreListedAndRead()
{
    const QByteArray path = madeProduct();
    const QByteArray product = path.sliced(path.lastIndexOf('/') + 1);
    for (const char *name : {"B", "C"})
        upsert(R"({"productId":")" + product + R"(","variant":{"name":")" + name + R"("}})");
    const QJsonArray whole = api().get(path).at(u"variants").toArray();
    QCOMPARE(whole.size(), 3);

    const Answer all = api().get(path + "/variants");
    QCOMPARE(all.at(u"items").toArray(), whole);
    QCOMPARE(all.at(u"isDone"), QJsonValue(true));
    const Answer first = api().get(path + "/variants?limit=2&fields=name");
    QCOMPARE(first.at(u"items.1").toObject().keys(), (QStringList{u"name"_s, u"variantId"_s}));
    const Answer last = api().get(path + "/variants?limit=2&fields=name&cursor=" + first.text(u"cursor"));
    QCOMPARE(last.text(u"items.0.name"), "C");
    QCOMPARE(last.at(u"isDone"), QJsonValue(true));

    const QByteArray variant = path + "/variants/" + all.text(u"items.1.variantId");
    QCOMPARE(api().get(variant).json(), whole.at(1).toObject());
    QCOMPARE(api().get(variant + "?fields=sku").json().keys(), (QStringList{u"sku"_s, u"variantId"_s}));
    QCOMPARE(api().get(variant + "?fields=productId").error(), "unknown_fields:productId");
    m_fixture->test().tick();
    const QByteArray now = QByteArray::number(m_fixture->test().now());
    QCOMPARE(api().patch(variant, R"({"notes":"n"})").status, 200);
    QCOMPARE(api().get(path + "/variants?updatedSince=" + now).at(u"items").toArray().size(), 1);
}

void ProductsTest::variantsOfOthersAreNotFound()
{
    const QByteArray path = madeProduct();
    const QByteArray other = filled("/api/v1/products/<prod>/variants/<var>");

    QCOMPARE(api().get(other).status, 200);
    QCOMPARE(api().get(path + filled("/variants/<var>")).status, 404);
    QCOMPARE(api().get(filled("/api/v1/products/<none.prod>/variants")).status, 404);
    QCOMPARE(api().get(path + "/variants/" + path.sliced(path.lastIndexOf('/') + 1)).error(),
             "wrong_id_type:expected_variants_got_products");
    QCOMPARE(api().get(path + "/variants?q=a").error(), "unknown_parameter:q");
    const Answer none = api().post(path + "/variants", "{}");
    QCOMPARE(none.status, 405);
    QCOMPARE(none.header("allow"), "GET, HEAD");
}

void ProductsTest::duplicatesAreKeptOnce()
{
    const Answer answer = upsert(R"({"name":"X","productType":"flower","variant":{"name":"V",
        "colors":["Red","red","Pink"],"supplierIds":["<sup>","<archivedSup>","<sup>"]}})");

    const Answer product = api().get("/api/v1/products/" + answer.text(u"results.0.productId"));

    QCOMPARE(product.at(u"variants.0.colors").toArray(), (QJsonArray{u"Red"_s, u"Pink"_s}));
    QCOMPARE(product.at(u"variants.0.supplierIds").toArray().size(), 2); // An archived supplier may stay.
}

void ProductsTest::whatWasReadCanBeSentBack()
{
    const QByteArray path = madeProduct();
    const Answer read = api().get(path);
    m_fixture->test().tick();
    const QJsonObject variant = read.at(u"variants.0").toObject();

    QCOMPARE(api().patch(path, read.body).body, read.body);
    const Answer sent = api().patch(path + "/variants/" + read.text(u"variants.0.variantId"),
                                    QJsonDocument(variant).toJson(QJsonDocument::Compact));

    QCOMPARE(sent.json(), variant);
    QCOMPARE(api().get(path).body, read.body);
}

void ProductsTest::filters_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("count");
    QTest::newRow("all") << QByteArray() << 3;
    QTest::newRow("word of the product") << QByteArray("q=lark") << 1;
    QTest::newRow("word of the variant") << QByteArray("q=sublim") << 1;
    QTest::newRow("accent and case") << QByteArray("q=CAFE") << 1;
    QTest::newRow("sku") << QByteArray("q=lk-7") << 1;
    QTest::newRow("colour") << QByteArray("q=lilac") << 1;
    QTest::newRow("category") << QByteArray("q=filler") << 1;
    QTest::newRow("words of several texts") << QByteArray("q=lark+lil") << 1;
    QTest::newRow("one word not there") << QByteArray("q=lark+rose") << 0;
    QTest::newRow("no beginning of a word") << QByteArray("q=arkspur") << 0;
    QTest::newRow("category filter") << QByteArray("category=filler") << 1;
    QTest::newRow("category that is part of one") << QByteArray("category=fill") << 0;
    QTest::newRow("type") << QByteArray("productType=hire") << 1;
    QTest::newRow("colour filter") << QByteArray("color=lilac") << 1;
    QTest::newRow("supplier") << QByteArray("supplierId=<sup>") << 1;
    QTest::newRow("type and colour") << QByteArray("productType=hire&color=lilac") << 0;
    QTest::newRow("whole sku") << QByteArray("sku=LK-7") << 1;
    QTest::newRow("sku in another case") << QByteArray("sku=lk-7") << 0;
    QTest::newRow("sku that is part of one") << QByteArray("sku=LK") << 0;
    QTest::newRow("sku and word") << QByteArray("sku=LK-7&q=lark") << 1;
    QTest::newRow("sku and another type") << QByteArray("sku=LK-7&productType=hire") << 0;
    QTest::newRow("quotes") << QByteArray("q=%22lark%22") << 1;
    QTest::newRow("operators") << QByteArray("q=lark*+OR+NOT") << 0;
    QTest::newRow("since now") << QByteArray("updatedSince=1774087201000") << 1;
    QTest::newRow("since later") << QByteArray("updatedSince=1774087201001") << 0;
}

void ProductsTest::filters()
{
    QFETCH(const QByteArray, query);
    QFETCH(const int, count);
    if (!m_filtered) { // With a rose and a vase.
        m_filtered = std::make_unique<ApiFixture>();
        m_filtered->test().tick();
        const QByteArray row = m_filtered->filled(
            "{\"items\":[{\"name\":\"Larkspur\",\"category\":\"Filler\",\"productType\":\"flower\",\"variant\":{"
            "\"name\":\"Sublime caf\xC3\xA9\",\"sku\":\"LK-7\",\"colors\":[\"Lilac\"],\"supplierIds\":[\"<sup>\"]}}]}");
        QCOMPARE(m_filtered->api().post("/api/v1/products", row).text(u"results.0.action"), "created");
    }

    const Answer list = m_filtered->api().get(m_filtered->filled("/api/v1/products?" + query));

    QCOMPARE(list.status, 200);
    QCOMPARE(list.at(u"items").toArray().size(), count);
}

void ProductsTest::deleteWithForceTakesLinesAndPricesAlong()
{
    ApiFixture fixture;
    const QByteArray event = fixture.filled("/api/v1/events/<evt>");
    const Answer before = fixture.api().get(event);
    QCOMPARE(before.at(u"itemsCount"), QJsonValue(2));
    fixture.test().tick();

    const Answer deleted = fixture.api().remove(fixture.filled("/api/v1/products/<prod>?force=true"));

    QCOMPARE(deleted.status, 200);
    QCOMPARE(deleted.body, fixture.filled(R"({"deleted":true,"productId":"<prod>"})"));
    const Answer after = fixture.api().get(event);
    QCOMPARE(after.at(u"itemsCount"), QJsonValue(1));
    // Only the vases are left: 2 a copy, 2 copies, at 5 * 1.2 = 6 with tax.
    QCOMPARE(after.at(u"totals.costIncTax"), QJsonValue(24));
    QVERIFY(after.at(u"updatedAt").toInteger() > before.at(u"updatedAt").toInteger());
    QCOMPARE(fixture.api().get(fixture.filled("/api/v1/price-lists/<pl>")).at(u"entries").toArray().size(), 0);
    QCOMPARE(fixture.api().get(fixture.filled("/api/v1/products/<prod>")).status, 404);
}

void ProductsTest::aProductMayLoseItsLastVariant()
{
    const QByteArray path = madeProduct();
    const QByteArray variant = api().get(path).text(u"variants.0.variantId");

    const Answer deleted = api().remove(path + "/variants/" + variant);

    QCOMPARE(deleted.status, 200);
    QCOMPARE(deleted.body, R"({"deleted":true,"variantId":")" + variant + "\"}");
    QCOMPARE(api().get(path).at(u"variants").toArray(), QJsonArray());
    QCOMPARE(api().remove(path + "/variants/" + variant).status, 404);
    QCOMPARE(api().remove(path).status, 200);
    QCOMPARE(api().remove(path).status, 404);
}

STEMDESK_GUILESS_TEST(ProductsTest)

} // namespace stemdesk::products_test

#include "tst_products.moc"
