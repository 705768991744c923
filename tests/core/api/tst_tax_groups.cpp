#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::tax_groups_test {

class TaxGroupsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_tax_groups.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void createReadPatchDelete();
    void aGroupInUseStays();
    void aNewRateChangesTheTotalsOfItsEvents();
};

void TaxGroupsTest::createReadPatchDelete()
{
    const Answer made = api().post("/api/v1/tax-groups", R"({"name":"Reduced","rate":0.05})");
    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, "/api/v1/tax-groups/" + made.text(u"taxGroupId"));
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().patch(path, made.body).body, made.body);
    QCOMPARE(api().patch(path, R"({"rate":0})").at(u"rate"), QJsonValue(0));
    QCOMPARE(api().patch(path, R"({"rate":1})").at(u"rate"), QJsonValue(1));

    const Answer deleted = api().remove(path);

    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"taxGroupId"_s, made.at(u"taxGroupId")}}));
    QCOMPARE(api().get(path).status, 404);
}

void TaxGroupsTest::aGroupInUseStays()
{
    const Answer group = api().post("/api/v1/tax-groups", R"({"name":"Used","rate":0.1})");
    const QByteArray body = R"({"name":"E","pricing":{"taxGroupId":")" + group.text(u"taxGroupId") + "\"}}";
    QCOMPARE(api().post("/api/v1/events", body).status, 201);
    QCOMPARE(api().post("/api/v1/events", body).status, 201);

    const Answer refused = api().remove(group.header("location"));

    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.error(), "tax_group_in_use:2");
}

void TaxGroupsTest::aNewRateChangesTheTotalsOfItsEvents()
{
    const Answer group = api().post("/api/v1/tax-groups", R"({"name":"Moving","rate":0.5})");
    const Answer event = api().post("/api/v1/events",
                                    R"({"name":"E","pricing":{"taxGroupId":")" + group.text(u"taxGroupId")
                                        + R"(","additionalFees":[{"name":"Set up","amountExclTax":100}]}})");
    QCOMPARE(event.at(u"totals.customerPriceIncTax"), QJsonValue(150)); // 100 * (1 + 0.5)
    m_fixture->test().tick();

    QCOMPARE(api().patch(group.header("location"), R"({"rate":0.25})").status, 200);

    const Answer after = api().get(event.header("location") + "?fields=totals,updatedAt");
    QCOMPARE(after.at(u"totals.customerPriceIncTax"), QJsonValue(125)); // 100 * (1 + 0.25)
    QVERIFY(after.at(u"updatedAt").toInteger() > event.at(u"updatedAt").toInteger());
}

STEMDESK_GUILESS_TEST(TaxGroupsTest)

} // namespace stemdesk::tax_groups_test

#include "tst_tax_groups.moc"
