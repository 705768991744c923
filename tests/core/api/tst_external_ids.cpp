#include "core/domain/catalogue/deleted_product.h"
#include "tests/support/api_fixture.h"
#include "tests/support/change_feed.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::external_ids_test {

class ExternalIdsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void objectsAreFoundByThem_data();
    void objectsAreFoundByThem();
    void noTwoOfAKindHaveTheSame_data() { objectsAreFoundByThem_data(); }
    void noTwoOfAKindHaveTheSame();
    void bulkRowsSayThatOneIsTaken_data();
    void bulkRowsSayThatOneIsTaken();
    void namesAndSlugsSayWhoHasThem();
    void aProductIsFoundByItsVariants();
    void manyAreDeletedAtOnce();
    void deletingManyIsRefusedAsAWhole_data();
    void deletingManyIsRefusedAsAWhole();
    void aRowOfProductsUpdatesWhatItNames();
    void aRowIsFoundByItsVariant();
    void rowsSeeWhatEarlierOnesCalled();
    void oneRowTakesWhatAnEarlierOneGaveUp();
    void aVariantOfAnotherProductIsRefused();
    void aSkuMatchesOneVariant();
    void aRowWritesSeveralVariants();
    void aRefusedVariantRefusesItsRow_data();
    void aRefusedVariantRefusesItsRow();
    void whatWasReadCanBeSentBackAsARow();
    void aDeletedOneFreesIts();

private:
    QByteArray at(const QByteArray &path) const { return filled("/api/v1/" + path); }
    Answer upsert(const QByteArray &rows)
    {
        return api().post("/api/v1/products", filled(R"({"items":[)" + rows + "]}"));
    }
};

void ExternalIdsTest::objectsAreFoundByThem_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("another"); // The body of a POST, or the path of an existing object.
    QTest::newRow("suppliers") << QByteArray("suppliers") << QByteArray("suppliers/<sup>")
                               << QByteArray(R"({"name":"B"})");
    QTest::newRow("products") << QByteArray("products") << QByteArray("products/<prod>")
                              << QByteArray("products/<vaseProd>");
    QTest::newRow("variants") << QByteArray("products/<prod>/variants") << QByteArray("products/<prod>/variants/<var>")
                              << QByteArray("products/<vaseProd>/variants/<vase>");
    QTest::newRow("contacts") << QByteArray("contacts") << QByteArray("contacts/<con>")
                              << QByteArray(R"({"name":"B"})");
    QTest::newRow("price lists") << QByteArray("price-lists") << QByteArray("price-lists/<pl>")
                                 << QByteArray(R"({"productType":"hire","date":"2026-01-01","taxMultiplier":1})");
    QTest::newRow("events") << QByteArray("events") << QByteArray("events/<evt>") << QByteArray(R"({"name":"B"})");
}

void ExternalIdsTest::objectsAreFoundByThem()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QByteArray, object);
    QVERIFY(api().get(at(object)).at(u"externalId").isNull());

    const Answer set = api().patch(at(object), R"({"externalId":" Shop/7 é "})");

    QCOMPARE(set.status, 200);
    QCOMPARE(set.text(u"externalId"), "Shop/7 é");
    const Answer found = api().get(at(list) + "?externalId=Shop%2F7%20%C3%A9");
    QCOMPARE(found.at(u"items").toArray().size(), 1);
    QCOMPARE(found.text(u"items.0.externalId"), "Shop/7 é");
    QCOMPARE(api().get(at(list) + "?externalId=shop%2F7%20%C3%A9").at(u"items").toArray().size(), 0);
    QCOMPARE(api().get(at(list) + "?externalId=Shop").at(u"items").toArray().size(), 0);
    QCOMPARE(api().patch(at(object), "{\"externalId\":\"" + QByteArray(201, 'x') + "\"}").error(),
             "invalid_externalId");
    QCOMPARE(api().patch(at(object), R"({"externalId":7})").error(), "invalid_externalId");
    QVERIFY(api().patch(at(object), R"({"externalId":null})").at(u"externalId").isNull());
    QCOMPARE(api().get(at(list) + "?externalId=Shop%2F7%20%C3%A9").at(u"items").toArray().size(), 0);
}

void ExternalIdsTest::noTwoOfAKindHaveTheSame()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QByteArray, object);
    QFETCH(const QByteArray, another);
    const bool isThere = !another.startsWith('{');
    const QByteArray other = isThere ? at(another) : api().post(at(list), another).header("location");
    QCOMPARE(api().patch(at(object), R"({"externalId":"a-1"})").status, 200);

    const Answer taken = api().patch(other, R"({"externalId":"a-1"})");

    QCOMPARE(taken.status, 409);
    QCOMPARE(taken.error(), "externalId_taken");
    QCOMPARE(taken.text(u"existingId"), at(object).sliced(at(object).lastIndexOf('/') + 1));
    QCOMPARE(api().patch(at(object), R"({"externalId":"a-1"})").status, 200);
    QCOMPARE(api().patch(other, R"({"externalId":"A-1"})").status, 200);
    if (!isThere) {
        const QByteArray body = another.chopped(1) + R"(,"externalId":"a-1"})";
        QCOMPARE(api().post(at(list), body).error(), "externalId_taken");
    }
    const auto others = m_fixture->connect(m_fixture->newOtherKey());
    others->forbid({});
    const QByteArray theirs = QByteArray(object).replace("<", "<other.");
    QCOMPARE(others->patch(at(theirs), R"({"externalId":"a-1"})").status, 200); // Another shop may use the same id.
}

void ExternalIdsTest::bulkRowsSayThatOneIsTaken_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("fields");
    QTest::newRow("suppliers") << QByteArray("suppliers") << QByteArray("suppliers/<sup>")
                               << QByteArray(R"("name":"B")");
    QTest::newRow("price lists") << QByteArray("price-lists") << QByteArray("price-lists/<pl>")
                                 << QByteArray(R"("productType":"hire","date":"2026-01-01","taxMultiplier":1)");
    QTest::newRow("events") << QByteArray("events") << QByteArray("events/<evt>") << QByteArray(R"("name":"B")");
}

void ExternalIdsTest::bulkRowsSayThatOneIsTaken()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, object);
    QFETCH(const QByteArray, fields);
    api().patch(at(object), R"({"externalId":"a-1"})");
    const auto row = [&](const QByteArray &id) { return '{' + fields + R"(,"externalId":")" + id + R"("})"; };

    const Answer answer = api().post(at(path), "{\"items\":[" + row("a-1") + ',' + row("b") + ',' + row("b") + "]}");

    QCOMPARE(answer.at(u"results").toArray().size(), 1);
    QCOMPARE(answer.text(u"errors.0.code"), "externalId_taken");
    QCOMPARE(answer.text(u"errors.0.field"), "externalId");
    QCOMPARE(answer.text(u"errors.0.existingId"), at(object).sliced(at(object).lastIndexOf('/') + 1));
    QCOMPARE(answer.text(u"errors.1.code"), "externalId_taken");
    QCOMPARE(answer.at(u"errors.1.index").toInt(), 2);
}

void ExternalIdsTest::namesAndSlugsSayWhoHasThem()
{
    const Answer colour = api().get(at("colors/<col>"));
    const QByteArray name = R"({"name":")" + colour.text(u"name") + R"(","hex":"#000000"})";
    QCOMPARE(api().post(at("colors"), name).text(u"existingId"), filled("<col>"));
    QCOMPARE(api().post(at("colors"), "{\"items\":[" + name + "]}").text(u"errors.0.existingId"), filled("<col>"));
    const QByteArray slug = api().get(at("events/<evt>")).text(u"slug");
    QCOMPARE(api().post(at("events"), R"({"name":"B","slug":")" + slug + R"("})").text(u"existingId"), filled("<evt>"));
    QVERIFY(api().get(at("suppliers/<none.sup>")).at(u"existingId").isUndefined());
}

void ExternalIdsTest::aProductIsFoundByItsVariants()
{
    QCOMPARE(api().patch(at("products/<prod>/variants/<var>"), R"({"externalId":"v-9"})").status, 200);

    const Answer found = api().get(at("products?externalId=v-9"));

    QCOMPARE(found.at(u"items").toArray().size(), 1);
    QCOMPARE(found.text(u"items.0.productId"), filled("<prod>"));
    QCOMPARE(api().get(at("products?externalId=v-9&q=rose")).at(u"items").toArray().size(), 1);
    QCOMPARE(api().get(at("products?externalId=v-9&q=vase")).at(u"items").toArray().size(), 0);
    // Products and variants may share an id.
    QCOMPARE(api().patch(at("products/<prod>"), R"({"externalId":"v-9"})").status, 200);
    QCOMPARE(api().get(at("products?externalId=v-9")).at(u"items").toArray().size(), 1);
    const auto others = m_fixture->connect(m_fixture->newOtherKey());
    QCOMPARE(others->get(at("products?externalId=v-9")).at(u"items").toArray().size(), 0);
}

void ExternalIdsTest::manyAreDeletedAtOnce()
{
    const QByteArray row = R"({"name":"Tulip","productType":"flower","variants":[{"name":"A"},{"name":"B"}]})";
    const Answer made = upsert(row + ',' + row);
    const QByteArray first = made.text(u"results.0.productId");
    const QByteArray second = made.text(u"results.1.productId");
    const QByteArray variant = made.text(u"results.1.variants.0.variantId");
    const QByteArray none = filled("<none.prod>");
    const QByteArray ids = first + ",<prod>," + none + ',' + first;
    QCOMPARE(api().remove(at("products?dryRun=true&ids=" + ids)).at(u"results").toArray().size(), 1);

    const Answer answer = api().remove(at("products?ids=" + ids));

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"results").toArray(),
             (QJsonArray{QJsonObject{{u"index"_s, 0}, {u"id"_s, QString::fromLatin1(first)}, {u"deleted"_s, true}}}));
    QCOMPARE(answer.at(u"errors").toArray().size(), 2);
    QCOMPARE(answer.at(u"errors.0.index").toInt(), 1);
    QCOMPARE(answer.text(u"errors.0.code"), "product_on_event_items:1");
    QCOMPARE(answer.text(u"errors.1.code"), "not_found");
    QVERIFY(answer.text(u"errors.1.message").contains(none));
    QCOMPARE(api().get(at("products/") + first).status, 404);
    QCOMPARE(api().get(at("products/<prod>")).status, 200);
    QCOMPARE(api().remove(at("variants?ids=") + variant + filled(",<var>")).text(u"results.0.id"), variant);
    QCOMPARE(api().get(at("products/") + second).at(u"variants").toArray().size(), 1);
    QCOMPARE(api().remove(at("variants?force=true&ids=<var>")).at(u"errors").toArray().size(), 0);
    QCOMPARE(api().remove(at("products?force=true&ids=<prod>")).at(u"errors").toArray().size(), 0);
}

void ExternalIdsTest::deletingManyIsRefusedAsAWhole_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no ids") << QByteArray() << QByteArray("ids_required");
    QTest::newRow("nothing") << QByteArray("?ids=") << QByteArray("invalid_ids");
    QTest::newRow("no id") << QByteArray("?ids=rose") << QByteArray("invalid_ids");
    QTest::newRow("another kind") << QByteArray("?ids=<prod>,<sup>")
                                  << QByteArray("wrong_id_type:expected_products_got_suppliers");
    QTest::newRow("too many") << "?ids=" + QByteArray("<prod>,").repeated(100) + "<prod>" << QByteArray("invalid_ids");
    QTest::newRow("force") << QByteArray("?ids=<prod>&force=yes") << QByteArray("invalid_force");
}

void ExternalIdsTest::deletingManyIsRefusedAsAWhole()
{
    QFETCH(const QByteArray, query);
    const qint64 before = m_fixture->changeCount();

    const Answer answer = api().remove(at("products" + query));

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
    QCOMPARE(m_fixture->changeCount(), before);
}

void ExternalIdsTest::aRowOfProductsUpdatesWhatItNames()
{
    const QByteArray row = R"({"externalId":"p-1","name":"Tulip","productType":"flower",
        "variant":{"externalId":"v-1","name":"Parrot","sku":"T-1"}})";

    const Answer first = upsert(row);
    const Answer again = upsert(row);
    const Answer changed = upsert(R"({"externalId":"p-1","description":"x","variant":{"externalId":"v-1","notes":"y"}},
        {"externalId":"p-1","variant":{"externalId":"v-2","name":"Fringed"}},{"externalId":"p-1","category":"Bulbs"})");

    QCOMPARE(first.text(u"results.0.action"), "created");
    QCOMPARE(again.text(u"results.0.action"), "unchanged");
    QCOMPARE(again.text(u"results.0.variantAction"), "unchanged");
    QCOMPARE(again.text(u"results.0.productId"), first.text(u"results.0.productId"));
    QCOMPARE(again.text(u"results.0.variantId"), first.text(u"results.0.variantId"));
    QCOMPARE(changed.at(u"errors").toArray(), QJsonArray());
    QCOMPARE(changed.text(u"results.0.variantAction"), "updated");
    QCOMPARE(changed.text(u"results.1.variantAction"), "created");
    QCOMPARE(changed.text(u"results.2.action"), "updated");
    const Answer product = api().get("/api/v1/products?externalId=p-1");
    QCOMPARE(product.text(u"items.0.description"), "x");
    QCOMPARE(product.text(u"items.0.category"), "Bulbs");
    QCOMPARE(product.at(u"items.0.variants").toArray().size(), 2);
    QCOMPARE(product.text(u"items.0.variants.0.notes"), "y");
    QCOMPARE(upsert(R"({"productId":"<prod>","externalId":"p-1"})").text(u"errors.0.code"), "externalId_taken");
}

void ExternalIdsTest::aRowIsFoundByItsVariant()
{
    api().patch(at("products/<prod>/variants/<var>"), R"({"externalId":"v-1"})");

    const Answer answer = upsert(R"({"externalId":"p-9","variant":{"externalId":"v-1","notes":"x"}})");

    QCOMPARE(answer.text(u"results.0.productId"), filled("<prod>"));
    QCOMPARE(answer.text(u"results.0.variantId"), filled("<var>"));
    QCOMPARE(answer.text(u"results.0.variantAction"), "updated");
    QCOMPARE(api().get(at("products/<prod>")).text(u"externalId"), "p-9");
}

void ExternalIdsTest::rowsSeeWhatEarlierOnesCalled()
{
    const Answer answer = upsert(R"({"externalId":"p","name":"A","productType":"flower","variant":{"name":"1"}},
        {"externalId":"p","variant":{"name":"2"}},
        {"productId":"<prod>","externalId":"q"},
        {"externalId":"q","description":"x"},
        {"productId":"<prod>","externalId":null},
        {"externalId":"q","description":"y"})");

    QCOMPARE(answer.text(u"results.0.action"), "created");
    QCOMPARE(answer.text(u"results.1.productId"), answer.text(u"results.0.productId"));
    QCOMPARE(answer.text(u"results.3.productId"), filled("<prod>"));
    QCOMPARE(answer.at(u"errors").toArray().size(), 1);
    QCOMPARE(answer.at(u"errors.0.index").toInt(), 5);
    QCOMPARE(answer.text(u"errors.0.code"), "name_required"); // No product has this id any more.
    QCOMPARE(api().get(at("products/<prod>")).text(u"description"), "x");
}

void ExternalIdsTest::oneRowTakesWhatAnEarlierOneGaveUp()
{
    const Answer made = upsert(R"({"externalId":"p","name":"A","productType":"flower",
        "variants":[{"name":"1","externalId":"v"},{"name":"2"}]})");
    const QByteArray product = made.text(u"results.0.productId");
    const QByteArray one = made.text(u"results.0.variants.0.variantId");
    const QByteArray two = made.text(u"results.0.variants.1.variantId");

    const Answer handed = upsert(R"({"variant":{"variantId":")" + one
                                 + R"(","name":"1 b","externalId":null}},)"
                                   R"({"variant":{"variantId":")"
                                 + two
                                 + R"(","externalId":"v"}},)"
                                   R"({"productId":")"
                                 + product
                                 + R"(","externalId":null},)"
                                   R"({"externalId":"p","name":"B","productType":"flower","variant":{"name":"3"}})");

    QCOMPARE(handed.at(u"errors").toArray(), QJsonArray());
    const QByteArray variants = "/api/v1/products/" + product + "/variants/";
    QCOMPARE(api().get(variants + one).at(u"externalId"), QJsonValue());
    QCOMPARE(api().get(variants + two).text(u"externalId"), "v");
    QCOMPARE(api().get("/api/v1/products?externalId=p").text(u"items.0.name"), "B");
}

void ExternalIdsTest::aVariantOfAnotherProductIsRefused()
{
    api().patch(at("products/<prod>"), R"({"externalId":"p-1"})");
    api().patch(at("products/<vaseProd>/variants/<vase>"), R"({"externalId":"v-1"})");

    const Answer answer = upsert(R"({"externalId":"p-1","variant":{"externalId":"v-1","notes":"x"}},
        {"productId":"<prod>","variant":{"externalId":"v-1"}},
        {"productId":"<prod>","variant":{"variantId":"<var>","externalId":"v-1"}})");

    QCOMPARE(answer.text(u"errors.0.code"), "variant_not_on_product");
    QCOMPARE(answer.text(u"errors.1.code"), "variant_not_on_product");
    QCOMPARE(answer.text(u"errors.2.code"), "externalId_taken");
    QCOMPARE(answer.text(u"errors.2.field"), "variant.externalId");
}

void ExternalIdsTest::aSkuMatchesOneVariant()
{
    api().patch(at("products/<prod>/variants/<var>"), R"({"sku":"RO-1"})");
    const QByteArray row =
        R"({"match":"sku","name":"Lily","productType":"flower","variant":{"name":"W","sku":"LI-1"}})";

    const Answer answer = upsert(R"({"match":"sku","variant":{"sku":" RO-1 ","notes":"x"}},)" + row + ',' + row
                                 + R"(,{"match":"sku","variant":{"notes":"x"}},{"match":"name"},
        {"productId":"<prod>","variant":{"name":"B","sku":"RO-1"}},{"match":"sku","variant":{"sku":"RO-1"}})");

    QCOMPARE(answer.text(u"results.0.variantId"), filled("<var>"));
    QCOMPARE(answer.text(u"results.0.variantAction"), "updated");
    QCOMPARE(answer.text(u"results.1.action"), "created");
    QCOMPARE(answer.text(u"results.2.action"), "unchanged");
    QCOMPARE(answer.text(u"results.2.variantId"), answer.text(u"results.1.variantId"));
    QCOMPARE(answer.text(u"errors.0.code"), "sku_required");
    QCOMPARE(answer.text(u"errors.1.code"), "invalid_match");
    QCOMPARE(answer.text(u"errors.2.code"), "sku_ambiguous");
}

void ExternalIdsTest::aRowWritesSeveralVariants()
{
    const QByteArray row = R"({"externalId":"p","name":"Tulip","productType":"flower","variants":[
        {"externalId":"a","name":"Parrot"},{"externalId":"b","name":"Fringed","colors":["Nowhere"]}]})";
    const QByteArray cursor = feedEnd(api());

    const Answer first = upsert(row);
    const QByteArrayList changes = changesAfter(api(), cursor);
    const Answer again = upsert(R"({"externalId":"p","variants":[{"name":"Late","externalId":"c"},
        {"externalId":"b","notes":"x"},{"externalId":"a"}]})");

    QCOMPARE(first.at(u"errors").toArray(), QJsonArray());
    QCOMPARE(first.text(u"results.0.action"), "created");
    QCOMPARE(first.at(u"results.0.variants").toArray().size(), 2);
    QVERIFY(!first.at(u"results.0").toObject().contains(u"variantId"_s));
    QCOMPARE(first.text(u"results.0.warnings.0"), "unknown_color:Nowhere");
    QCOMPARE(changes.size(), 3);
    QCOMPARE(again.text(u"results.0.action"), "updated");
    QCOMPARE(again.text(u"results.0.variants.0.variantAction"), "created");
    QCOMPARE(again.text(u"results.0.variants.1.variantAction"), "updated");
    QCOMPARE(again.text(u"results.0.variants.2.variantAction"), "unchanged");
    QCOMPARE(again.text(u"results.0.variants.2.variantId"), first.text(u"results.0.variants.0.variantId"));
    const Answer product = api().get("/api/v1/products/" + first.text(u"results.0.productId"));
    QCOMPARE(product.at(u"variants").toArray().size(), 3);
    QCOMPARE(api().get("/api/v1/products?q=fringed").at(u"items").toArray().size(), 1);
}

void ExternalIdsTest::aRefusedVariantRefusesItsRow_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("field");
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &code, const QByteArray &field) {
        QTest::newRow(name) << body << code << field;
    };
    row("both forms", R"({"productId":"<prod>","variant":{"name":"A"},"variants":[]})", "invalid_variants", "variants");
    row("none at all", R"({"name":"T","productType":"flower","variants":[]})", "variant_required", "variant");
    row("null", R"({"productId":"<prod>","variants":null})", "invalid_variants", "variants");
    row("no list", R"({"productId":"<prod>","variants":{}})", "invalid_variants", "variants");
    row("one without a name", R"({"productId":"<prod>","variants":[{"name":"A"},{"sku":"x"}]})", "name_required",
        "variants[1].name");
    row("the same twice", R"({"productId":"<prod>","variants":[{"variantId":"<var>"},{"variantId":"<var>"}]})",
        "invalid_variants", "variants");
    row("the same new one twice",
        R"({"productId":"<prod>","variants":[{"name":"A","externalId":"x"},{"name":"B","externalId":"x"}]})",
        "externalId_taken", "variants[1].externalId");
    row("one of another product", R"({"productId":"<prod>","variants":[{"variantId":"<var>"},{"variantId":"<vase>"}]})",
        "variant_not_on_product", "variants.variantId");
    row("an unknown one", R"({"variants":[{"variantId":"<none.var>"}]})", "variant_not_found", "variants.variantId");
    row("an unknown property", R"({"productId":"<prod>","variants":[{"name":"A"},{"size":1}]})",
        "unknown_property:variants.size", "variants.size");
}

void ExternalIdsTest::aRefusedVariantRefusesItsRow()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, field);
    const qint64 changes = m_fixture->changeCount();

    const Answer answer = upsert(row);

    QCOMPARE(answer.text(u"errors.0.code"), code);
    QCOMPARE(answer.text(u"errors.0.field"), field);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void ExternalIdsTest::whatWasReadCanBeSentBackAsARow()
{
    const Answer product = api().get(at("products/<prod>"));

    const Answer answer = upsert(product.body);

    QCOMPARE(answer.at(u"errors").toArray(), QJsonArray());
    QCOMPARE(answer.text(u"results.0.action"), "unchanged");
    QCOMPARE(answer.text(u"results.0.variants.0.variantAction"), "unchanged");
}

void ExternalIdsTest::aDeletedOneFreesIts()
{
    api().patch(at("products/<prod>"), R"({"externalId":"p-1"})");
    const auto deleted = m_fixture->shop().products.remove(m_fixture->mine().roseProduct, true);
    QVERIFY(deleted);
    QCOMPARE(api().patch(at("products/<vaseProd>"), R"({"externalId":"p-1"})").status, 200);

    QVERIFY(m_fixture->shop().products.restore(*deleted)); // Undo restores it without its id, which is taken now.

    QVERIFY(api().get(at("products/<prod>")).at(u"externalId").isNull());
}

STEMDESK_GUILESS_TEST(ExternalIdsTest)

} // namespace stemdesk::external_ids_test

#include "tst_external_ids.moc"
