#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::price_lists_test {

class PriceListsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_price_lists.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void createReadPatchDelete();
    void listRowsCarryEntriesUnlessFieldsLeavesThemOut();
    void filtersByType();
    void aPairThatExistsIsUpdated();
    void entriesInBulk();
    void entryPatchAndDelete();
    void aNewTypeIsWarnedOf();
    void aPinnedListStays();
    void aNewPriceChangesTheTotals();

private:
    /// The path of a new flower list.
    QByteArray madeList()
    {
        return api()
            .post("/api/v1/price-lists", R"({"productType":"flower","date":"2025-03-01","taxMultiplier":1.1})")
            .header("location");
    }
};

void PriceListsTest::createReadPatchDelete()
{
    const Answer made = api().post(
        "/api/v1/price-lists", R"({"name":"Spring","productType":"flower","date":"2026-03-01","taxMultiplier":1.2})");
    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(made.json().keys(),
             (QStringList{u"createdAt"_s, u"date"_s, u"entries"_s, u"entriesCount"_s, u"exemptionReason"_s,
                          u"externalId"_s, u"name"_s, u"priceListId"_s, u"productType"_s, u"taxCategory"_s,
                          u"taxMultiplier"_s, u"updatedAt"_s}));
    QCOMPARE(made.text(u"date"), "2026-03-01");
    QCOMPARE(made.at(u"taxMultiplier"), QJsonValue(1.2));
    QCOMPARE(api().get(path).body, made.body);
    m_fixture->test().tick();
    QCOMPARE(api().patch(path, made.body).body, made.body);
    const Answer changed = api().patch(path, R"({"name":null,"date":"2026-03-02"})");
    QVERIFY(changed.at(u"name").isNull());
    QCOMPARE(changed.text(u"date"), "2026-03-02");

    const Answer deleted = api().remove(path);

    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"priceListId"_s, made.at(u"priceListId")}}));
    QCOMPARE(api().get(path).status, 404);
}

void PriceListsTest::listRowsCarryEntriesUnlessFieldsLeavesThemOut()
{
    const Answer whole = api().get("/api/v1/price-lists?productType=flower&limit=1");
    const Answer some = api().get("/api/v1/price-lists?limit=1&fields=name,entriesCount");
    const Answer costs = api().get("/api/v1/price-lists?limit=1&fields=entries.unitCostExclTax");

    QCOMPARE(whole.at(u"items.0.entries.0.unitCostExclTax"), QJsonValue(2));
    QVERIFY(whole.at(u"items.0.entries.0.supplierId").isNull());
    QCOMPARE(some.at(u"items.0").toObject().keys(), (QStringList{u"entriesCount"_s, u"name"_s, u"priceListId"_s}));
    QCOMPARE(some.at(u"items.0.entriesCount"), QJsonValue(1));
    QCOMPARE(costs.at(u"items.0").toObject().keys(), (QStringList{u"entries"_s, u"priceListId"_s}));
    QCOMPARE(costs.at(u"items.0.entries.0").toObject(), (QJsonObject{{u"unitCostExclTax"_s, 2}}));
}

void PriceListsTest::filtersByType()
{
    const Answer hire = api().get("/api/v1/price-lists?productType=hire");

    QCOMPARE(hire.at(u"items").toArray().size(), 1);
    QCOMPARE(hire.text(u"items.0.priceListId"), filled("<hirePl>"));
    QCOMPARE(api().get("/api/v1/price-lists?productType=nothing").at(u"items").toArray().size(), 0);
}

void PriceListsTest::aPairThatExistsIsUpdated()
{
    const QByteArray path = madeList() + "/entries";

    const Answer made = api().post(path, filled(R"({"variantId":"<var>","unitCostExclTax":1.5})"));
    const Answer again = api().post(path, filled(R"({"variantId":"<var>","unitCostExclTax":1.75})"));
    const Answer supplied =
        api().post(path, filled(R"({"variantId":"<var>","supplierId":"<sup>","unitCostExclTax":1.25})"));

    QCOMPARE(made.status, 201);
    QCOMPARE(made.header("location"), path + '/' + made.text(u"priceEntryId"));
    QCOMPARE(made.json().keys(),
             (QStringList{u"createdAt"_s, u"priceEntryId"_s, u"supplierId"_s, u"unitCostExclTax"_s, u"updatedAt"_s,
                          u"variantId"_s}));
    QCOMPARE(again.status, 200);
    QCOMPARE(again.at(u"priceEntryId"), made.at(u"priceEntryId"));
    QCOMPARE(again.at(u"unitCostExclTax"), QJsonValue(1.75));
    QCOMPARE(supplied.status, 201);
    QVERIFY(supplied.at(u"priceEntryId") != made.at(u"priceEntryId"));
}

void PriceListsTest::entriesInBulk()
{
    const QByteArray path = madeList();
    const QByteArray rows = filled(R"({"items":[{"variantId":"<var>","unitCostExclTax":1},
        {"variantId":"<var>","supplierId":null,"unitCostExclTax":1},{"variantId":"<var>","unitCostExclTax":3},
        {"variantId":"<none.var>","unitCostExclTax":3},{"variantId":"<var>","supplierId":"<sup>","unitCostExclTax":0}]})");

    const Answer answer = api().post(path + "/entries", rows);

    QCOMPARE(answer.status, 200);
    QStringList actions;
    for (const QJsonValue row : answer.at(u"results").toArray())
        actions += row[u"action"_s].toString();
    QCOMPARE(actions, (QStringList{u"created"_s, u"unchanged"_s, u"updated"_s, u"created"_s}));
    QCOMPARE(answer.at(u"errors.0.index"), QJsonValue(3));
    QCOMPARE(answer.text(u"errors.0.code"), "variant_not_found");
    QCOMPARE(api().get(path).at(u"entriesCount"), QJsonValue(2));
    QCOMPARE(api().get(path + "/entries?limit=1").at(u"isDone"), QJsonValue(false));
}

void PriceListsTest::entryPatchAndDelete()
{
    const QByteArray list = madeList();
    const Answer made = api().post(list + "/entries", filled(R"({"variantId":"<var>","unitCostExclTax":1.5})"));
    const QByteArray path = made.header("location");
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().patch(path, made.body).body, made.body);
    QCOMPARE(api().patch(path, R"({"unitCostExclTax":0})").at(u"unitCostExclTax"), QJsonValue(0));

    const Answer deleted = api().remove(path);

    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"priceEntryId"_s, made.at(u"priceEntryId")}}));
    QCOMPARE(api().get(list).at(u"entriesCount"), QJsonValue(0));
}

void PriceListsTest::aNewTypeIsWarnedOf()
{
    const QByteArray rest = R"("date":"2026-03-01","taxMultiplier":1.2})";
    const Answer made = api().post("/api/v1/price-lists", R"({"productType":"Moss",)" + rest);
    QCOMPARE(made.header("stemdesk-warnings"), "new_product_type:Moss");
    const Answer known = api().post("/api/v1/price-lists", R"({"productType":"MOSS",)" + rest);
    QCOMPARE(known.header("stemdesk-warnings"), "");
    QCOMPARE(known.text(u"productType"), "Moss");
    QCOMPARE(api().patch(made.header("location"), R"({"productType":"twigs"})").header("stemdesk-warnings"),
             "new_product_type:twigs");

    const Answer rows = api().post("/api/v1/price-lists", R"({"items":[{"productType":"ribbon",)" + rest + "]}");

    QCOMPARE(rows.at(u"results.0.warnings").toArray(), (QJsonArray{u"new_product_type:ribbon"_s}));
}

void PriceListsTest::aPinnedListStays()
{
    const QByteArray path = madeList();
    const QByteArray id = path.sliced(path.lastIndexOf('/') + 1);
    const Answer event =
        api().post("/api/v1/events", R"({"name":"E","pricing":{"priceListIds":{"flower":")" + id + "\"}}}");
    QCOMPARE(event.status, 201);

    const Answer refused = api().remove(path);

    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.error(), "price_list_in_use:1");
}

void PriceListsTest::aNewPriceChangesTheTotals()
{
    ApiFixture fixture;
    const QByteArray event = fixture.filled("/api/v1/events/<evt>");
    const Answer before = fixture.api().get(event);
    // Six roses at 2 and four hired vases at 5, both with 20 % tax.
    QCOMPARE(before.at(u"totals.costIncTax"), QJsonValue(6 * (2.0 * 1.2) + 4 * (5.0 * 1.2)));
    fixture.test().tick();

    const Answer changed =
        fixture.api().patch(fixture.filled("/api/v1/price-lists/<pl>/entries/<pe>"), R"({"unitCostExclTax":3})");

    QCOMPARE(changed.status, 200);
    const Answer after = fixture.api().get(event);
    QCOMPARE(after.at(u"totals.costIncTax"), QJsonValue(6 * (3.0 * 1.2) + 4 * (5.0 * 1.2)));
    QVERIFY(after.at(u"updatedAt").toInteger() > before.at(u"updatedAt").toInteger());
    const Answer since =
        fixture.api().get("/api/v1/events?updatedSince=" + QByteArray::number(after.at(u"updatedAt").toInteger()));
    QCOMPARE(since.at(u"items").toArray().size(), 1);
}

STEMDESK_GUILESS_TEST(PriceListsTest)

} // namespace stemdesk::price_lists_test

#include "tst_price_lists.moc"
