#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonObject>
#include <QTest>

namespace stemdesk::categories_test {

class CategoriesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_categories.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void presetsAreListed();
    void renamingRenamesTheTagOnProducts();
    void deletingLeavesTheTag();
    void whatWasReadCanBeSentBack();

private:
    /// A product in that category; the answer to its creation.
    Answer madeProduct(const QByteArray &category)
    {
        return api().post("/api/v1/products",
                          R"({"items":[{"name":"P","productType":"flower","category":")" + category
                              + R"(","variant":{"name":"V"}}]})");
    }
};

void CategoriesTest::presetsAreListed()
{
    const Answer list = api().get("/api/v1/categories?limit=100&fields=name,isPreset");

    QCOMPARE(list.status, 200);
    QCOMPARE(list.at(u"items.0").toObject().keys(), (QStringList{u"categoryId"_s, u"isPreset"_s, u"name"_s}));
    QVERIFY(list.at(u"items.7.isPreset").toBool()); // At least 8 presets.
}

void CategoriesTest::renamingRenamesTheTagOnProducts()
{
    const Answer category = api().post("/api/v1/categories", R"({"name":"Herbs"})");
    QCOMPARE(category.status, 201);
    const QByteArray product = madeProduct("HERBS").text(u"results.0.productId");

    QCOMPARE(api().patch(category.header("location"), R"({"name":"Kitchen herbs"})").status, 200);

    QCOMPARE(api().get("/api/v1/products/" + product).text(u"category"), "Kitchen herbs");
}

void CategoriesTest::deletingLeavesTheTag()
{
    const Answer category = api().post("/api/v1/categories", R"({"name":"Grasses"})");
    const QByteArray product = madeProduct("Grasses").text(u"results.0.productId");

    const Answer deleted = api().remove(category.header("location"));

    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"categoryId"_s, category.at(u"categoryId")}}));
    QCOMPARE(api().get("/api/v1/products/" + product).text(u"category"), "Grasses");
    QCOMPARE(madeProduct("Grasses").text(u"results.0.warnings.0"), "unknown_category:Grasses");
}

void CategoriesTest::whatWasReadCanBeSentBack()
{
    const QByteArray path = filled("/api/v1/categories/<cat>");
    const Answer read = api().get(path);
    m_fixture->test().tick();

    QCOMPARE(api().patch(path, read.body).body, read.body);
}

STEMDESK_GUILESS_TEST(CategoriesTest)

} // namespace stemdesk::categories_test

#include "tst_categories.moc"
