#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::colours_test {

class ColoursTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_colours.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void presetsComeFirstAndAreMarked();
    void hexIsStoredInLowerCase();
    void whatWasReadCanBeSentBack();
    void renamingRenamesTheTagOnVariantsAndEvents();
    void aColourWithoutACodeLooksAsItsNameSays();
    void deletingLeavesTheTag();
    void theSameNameMayExistInAnotherShop();
    void ownNameInAnotherCaseIsNoConflict();
};

void ColoursTest::presetsComeFirstAndAreMarked()
{
    const Answer list = api().get("/api/v1/colors?limit=100");

    QCOMPARE(list.status, 200);
    const QStringList names{u"colorId"_s, u"createdAt"_s, u"hex"_s, u"isPreset"_s, u"name"_s, u"updatedAt"_s};
    QCOMPARE(list.at(u"items.0").toObject().keys(), names);
    QVERIFY(list.at(u"items.11.isPreset").toBool()); // At least 12 presets.
    QVERIFY(list.at(u"isDone").toBool());
    QVERIFY(list.at(u"cursor").isNull());
}

void ColoursTest::hexIsStoredInLowerCase()
{
    const Answer made = api().post("/api/v1/colors", R"({"name":"Teal","hex":"#00A0AA"})");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.text(u"hex"), "#00a0aa");
    QCOMPARE(made.at(u"isPreset"), QJsonValue(false));
    QCOMPARE(made.header("location"), "/api/v1/colors/" + made.text(u"colorId"));
}

void ColoursTest::whatWasReadCanBeSentBack()
{
    const QByteArray path = filled("/api/v1/colors/<col>");
    const Answer read = api().get(path);
    m_fixture->test().tick();

    QCOMPARE(api().patch(path, read.body).body, read.body);
}

void ColoursTest::renamingRenamesTheTagOnVariantsAndEvents()
{
    const Answer colour = api().post("/api/v1/colors", R"({"name":"Moss","hex":"#556b2f"})");
    const Answer product = api().post(
        "/api/v1/products",
        R"({"items":[{"name":"Fern","productType":"flower","variant":{"name":"Tall","colors":["moss","Nowhere"]}}]})");
    const QByteArray productPath = "/api/v1/products/" + product.text(u"results.0.productId");
    const Answer event = api().post("/api/v1/events", R"({"name":"Green day","colourScheme":["Moss","White"]})");
    QCOMPARE(event.status, 201);
    const QByteArray eventPath = event.header("location");
    m_fixture->test().tick();

    const Answer renamed = api().patch(colour.header("location"), R"({"name":"Olive"})");

    QCOMPARE(renamed.status, 200);
    const QJsonArray tags{u"Olive"_s, u"Nowhere"_s};
    QCOMPARE(api().get(productPath).at(u"variants.0.colors").toArray(), tags);
    const Answer after = api().get(eventPath);
    QCOMPARE(after.at(u"colourScheme").toArray(), (QJsonArray{u"Olive"_s, u"White"_s}));
    QVERIFY(after.at(u"updatedAt").toInteger() > event.at(u"updatedAt").toInteger());
}

void ColoursTest::aColourWithoutACodeLooksAsItsNameSays()
{
    for (const auto &[name, hex] :
         {std::pair("Dunkelrot", "#b5263c"), std::pair("Bleu nuit", "#35579f"), std::pair("Lichtroze", "#f2a7bd"),
          std::pair("Verde menta", "#4c7a4a"), std::pair("Sunset sky", "#cccccc")}) {
        const Answer made = api().post("/api/v1/colors", QByteArray(R"({"name":")") + name + R"("})");
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text(u"hex"), hex);
        QCOMPARE(made.header("stemdesk-warnings"), "hex_guessed");
    }
    const Answer rows =
        api().post("/api/v1/colors", R"({"items":[{"name":"Wijnrood"},{"name":"Teal","hex":"#008080"}]})");
    QCOMPARE(rows.text(u"results.0.warnings.0"), "hex_guessed");
    QVERIFY(rows.at(u"results.1.warnings").isUndefined());
}

void ColoursTest::deletingLeavesTheTag()
{
    const Answer colour = api().post("/api/v1/colors", R"({"name":"Rust","hex":"#b7410e"})");
    const Answer product = api().post(
        "/api/v1/products",
        R"({"items":[{"name":"Beech","productType":"flower","variant":{"name":"Copper","colors":["Rust"]}}]})");
    QVERIFY(product.at(u"results.0.warnings").isUndefined());

    const Answer deleted = api().remove(colour.header("location"));

    QCOMPARE(deleted.status, 200);
    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"colorId"_s, colour.at(u"colorId")}}));
    QCOMPARE(api().get(colour.header("location")).status, 404);
    QCOMPARE(api().remove(colour.header("location")).status, 404);
    const Answer read = api().get("/api/v1/products/" + product.text(u"results.0.productId"));
    QCOMPARE(read.at(u"variants.0.colors").toArray(), QJsonArray{u"Rust"_s});
}

void ColoursTest::theSameNameMayExistInAnotherShop()
{
    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    other->forbid({});

    QCOMPARE(other->post("/api/v1/colors", R"({"name":"Petrol","hex":"#123456"})").status, 201);
    QVERIFY(!api().get("/api/v1/colors?limit=100").body.contains("Petrol"));
    QCOMPARE(api().post("/api/v1/colors", R"({"name":"Petrol","hex":"#123456"})").status, 201);
}

void ColoursTest::ownNameInAnotherCaseIsNoConflict()
{
    const Answer made = api().post("/api/v1/colors", R"({"name":"sand","hex":"#c2b280"})");

    const Answer renamed = api().patch(made.header("location"), R"({"name":"Sand"})");

    QCOMPARE(renamed.status, 200);
    QCOMPARE(renamed.text(u"name"), "Sand");
}

STEMDESK_GUILESS_TEST(ColoursTest)

} // namespace stemdesk::colours_test

#include "tst_colours.moc"
