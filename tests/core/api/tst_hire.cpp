#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::hire_api_test {

class HireTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_hire.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void whatAnEventHiresIsRead();
    void calendarsAreListed();
    void returnsAreWritten();
    void shortagesAreWarnedOf();

private:
    void own(double units)
    {
        must(m_fixture->shop().products.patchVariant(m_fixture->mine().vaseProduct, m_fixture->mine().vase,
                                                     {.ownedUnits = units, .replacementCostExclTax = 8}));
    }
};

void HireTest::whatAnEventHiresIsRead()
{
    own(3);

    const Answer read = api().get(filled("/api/v1/events/<evt>/hire"));

    QCOMPARE(read.status, 200);
    QCOMPARE(read.json().keys(), QStringList({u"from"_s, u"items"_s, u"to"_s}));
    QCOMPARE(read.at(u"items").toArray().size(), 1);
    QCOMPARE(read.text(u"items.0.variantId"), filled("<vase>"));
    QCOMPARE(read.at(u"items.0.unitsNeeded").toDouble(), 4.0);
    QCOMPARE(read.at(u"items.0.availableUnits").toDouble(), 3.0);
    QCOMPARE(read.at(u"items.0.shortUnits").toDouble(), 1.0);
    QCOMPARE(read.text(u"from"), "2026-05-31");
    QCOMPARE(read.text(u"items.0.to"), "2026-06-02");
    QCOMPARE(api().get(filled("/api/v1/events/<evt>/hire?fields=items.shortUnits")).body,
             R"({"items":[{"shortUnits":1}]})");
}

void HireTest::calendarsAreListed()
{
    own(3);
    must(m_fixture->shop().events.patch(m_fixture->mine().event, {.status = u"approved"_s}));

    const Answer read = api().get(filled("/api/v1/hire?from=2026-05-30&to=2026-05-31&variantId=<vase>"));

    QCOMPARE(read.status, 200);
    QCOMPARE(read.at(u"items.0.days").toArray(),
             (QJsonArray{QJsonObject{{u"day"_s, u"2026-05-30"_s}, {u"heldUnits"_s, 0}, {u"availableUnits"_s, 3}},
                         QJsonObject{{u"day"_s, u"2026-05-31"_s}, {u"heldUnits"_s, 4}, {u"availableUnits"_s, -1}}}));
    QVERIFY(read.at(u"isDone").toBool());
}

void HireTest::returnsAreWritten()
{
    own(10);
    const QByteArray path = filled("/api/v1/events/<evt>/hire");

    const Answer written = api().patch(
        path, filled(R"({"returns":[{"variantId":"<vase>","returnedUnits":2,"missingUnits":1,"isTakenOff":true}]})"));

    QCOMPARE(written.status, 200);
    QCOMPARE(written.at(u"items.0.lossChargeExclTax").toDouble(), 8.0);
    QCOMPARE(written.at(u"items.0.ownedUnits").toDouble(), 9.0);
    const Answer read = api().get(path);
    QCOMPARE(read.body, written.body);
    QCOMPARE(read.header("etag"), written.header("etag"));
    const Answer dry =
        api().patch(path + "?dryRun=true", filled(R"({"returns":[{"variantId":"<vase>","isTakenOff":false}]})"));
    QCOMPARE(dry.at(u"items.0.ownedUnits").toDouble(), 10.0);
    QCOMPARE(api().get(path).body, read.body);
    QCOMPARE(api().patch(path, R"({"returns":[]})", {{"If-Match", read.header("etag")}}).status, 200);
}

void HireTest::shortagesAreWarnedOf()
{
    own(3);
    const QByteArray items = filled("/api/v1/events/<evt>/groups/<grp>/items");
    const QByteArray more = filled(R"({"variantId":"<vase>","quantity":1})");
    QVERIFY(api().post(items, more).header("stemdesk-warnings").isEmpty());
    must(m_fixture->shop().events.patch(m_fixture->mine().event, {.status = u"approved"_s}));

    const Answer made = api().post(items, more);

    QCOMPARE(made.header("stemdesk-warnings"), filled("hire_short:<vase>:5"));
    const QByteArray path = made.header("location");
    QCOMPARE(api().patch(path, R"({"quantity":0})").header("stemdesk-warnings"), filled("hire_short:<vase>:3"));
    const Answer several = api().post(items, R"({"items":[)" + more + "]}");
    QCOMPARE(several.text(u"results.0.warnings.0"), filled("hire_short:<vase>:5"));
    const Answer copies = api().patch(filled("/api/v1/events/<evt>/groups/<grp>"), R"({"quantity":1})");
    QCOMPARE(copies.header("stemdesk-warnings"), filled("hire_short:<vase>:1"));
    const Answer whole = api().post("/api/v1/events", filled(R"({"name":"Next","status":"approved",
        "venueStart":4102444800000,"groups":[{"name":"Tables","items":[{"variantId":"<vase>","quantity":5}]}]})"));
    QCOMPARE(whole.header("stemdesk-warnings"), filled("hire_short:<vase>:2"));
}

STEMDESK_TEST(HireTest)

} // namespace stemdesk::hire_api_test

#include "tst_hire.moc"
