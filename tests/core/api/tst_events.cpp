#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::events_test {

class EventsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_events.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void theTwoShapes();
    void everyWritableFieldIsKept();
    void whatWasReadCanBeSentBack();
    void nestedPricingIsMerged();
    void pricingReadsAsItWasWritten();
    void slugsAreMadeAndStay();
    void htmlIsReducedWithAWarning();
    void anyStatusMayFollowAnyOther();
    void newestFirst();
    void filters_data();
    void filters();
    void labourFeesAndTravelEnterTheTotals();
    void aDiscountIsTakenOffTheTotals();
    void historyNamesTheKey();
    void deletingTakesAllAlong();
    void bulkCreatesAndUpdates();

private:
    std::unique_ptr<ApiFixture> m_filtered; // For filters().
};

void EventsTest::theTwoShapes()
{
    QStringList row{u"eventId"_s,      u"slug"_s,          u"name"_s,         u"status"_s,         u"ceremonyAddress"_s,
                    u"venueAddress"_s, u"ceremonyStart"_s, u"ceremonyEnd"_s,  u"venueStart"_s,     u"venueEnd"_s,
                    u"clientName1"_s,  u"clientName2"_s,   u"budget"_s,       u"numberOfGuests"_s, u"numberOfTables"_s,
                    u"colourScheme"_s, u"totals"_s,        u"itemsCount"_s,   u"createdAt"_s,      u"updatedAt"_s,
                    u"externalId"_s,   u"seriesId"_s,      u"occurrenceOn"_s, u"isDetached"_s};
    QStringList whole =
        row + QStringList{u"descriptionHtml"_s, u"imageUrls"_s,   u"links"_s,        u"notes"_s,      u"pricing"_s,
                          u"groups"_s,          u"contacts"_s,    u"source"_s,       u"followUpOn"_s, u"lostReason"_s,
                          u"acceptedQuote"_s,   u"paymentPlan"_s, u"designMinutes"_s};
    row.sort();
    whole.sort();

    QCOMPARE(api().get("/api/v1/events?limit=1").at(u"items.0").toObject().keys(), row);
    const Answer read = api().get(filled("/api/v1/events/<evt>"));
    QCOMPARE(read.json().keys(), whole);
    QCOMPARE(read.at(u"totals").toObject().keys(),
             (QStringList{u"costIncTax"_s, u"costOfGoodsIncTax"_s, u"customerPriceIncTax"_s, u"wasteCostIncTax"_s}));
}

void EventsTest::everyWritableFieldIsKept()
{
    const QByteArray body = filled(
        R"({"slug":"may-day","name":"May day","status":"quoting","ceremonyAddress":"Church","venueAddress":"Barn",
"ceremonyStart":1000,"ceremonyEnd":1000,"venueStart":2000,"venueEnd":3000,"clientName1":"A","clientName2":"B",
"budget":1250.5,"numberOfGuests":80,"numberOfTables":0,"colourScheme":["White","Odd"],"descriptionHtml":"<p>Hi</p>",
"imageUrls":["https://a.example/1.png"],"links":[{"label":"Mail","url":"mailto:a@b.example"}],"notes":"n",
"pricing":{"priceListIds":{"flower":"<pl>"},"unitUpliftIncTax":0.5,"markups":{"flower":2.5},
"labour":{"percent":10,"hours":1,"hourlyRateExclTax":20,"amountExclTax":null},
"additionalFees":[{"name":"Fee","amountExclTax":5}],"travel":{"distance":1,"rateExclTax":2,"amountExclTax":3},
"taxGroupId":"<tax>","discount":{"percent":2.5,"amountIncTax":null}}})");

    const Answer made = api().post("/api/v1/events", body);

    QCOMPARE(made.status, 201);
    QJsonObject sent = QJsonDocument::fromJson(body).object();
    const QJsonObject got = api().get(made.header("location")).json();
    for (auto member = sent.begin(); member != sent.end(); ++member)
        QCOMPARE(got[member.key()], member.value());
    QCOMPARE(got[u"itemsCount"_s], QJsonValue(0));
    QCOMPARE(got[u"groups"_s].toArray(), QJsonArray());
}

void EventsTest::whatWasReadCanBeSentBack()
{
    const QByteArray path = filled("/api/v1/events/<evt>");
    const Answer read = api().get(path);
    m_fixture->test().tick();

    const Answer sent = api().patch(path, read.body);

    QCOMPARE(sent.status, 200);
    QCOMPARE(sent.body, read.body);
}

void EventsTest::nestedPricingIsMerged()
{
    const Answer made = api().post(
        "/api/v1/events",
        R"({"name":"E","pricing":{"unitUpliftIncTax":1,"labour":{"percent":10,"hours":2},"markups":{"flower":2}}})");
    QCOMPARE(made.status, 201);

    const Answer changed =
        api().patch(made.header("location"), R"({"pricing":{"labour":{"hours":null},"travel":{"distance":4}}})");

    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.at(u"pricing.unitUpliftIncTax"), QJsonValue(1));
    QCOMPARE(changed.at(u"pricing.labour.percent"), QJsonValue(10));
    QVERIFY(changed.at(u"pricing.labour.hours").isNull());
    QCOMPARE(changed.at(u"pricing.travel.distance"), QJsonValue(4));
    QCOMPARE(changed.at(u"pricing.markups.flower"), QJsonValue(2));
    const Answer cleared = api().patch(made.header("location"), R"({"pricing":{"labour":null}})");
    QVERIFY(cleared.at(u"pricing.labour").isNull());
    QCOMPARE(cleared.at(u"pricing.unitUpliftIncTax"), QJsonValue(1));
}

void EventsTest::pricingReadsAsItWasWritten()
{
    const Answer made =
        api().post("/api/v1/events", R"({"name":"E","pricing":{"markups":{"flower":2},"additionalFees":[]}})");
    const QByteArray path = made.header("location");
    QCOMPARE(made.at(u"pricing.additionalFees"), QJsonValue(QJsonArray()));
    QVERIFY(made.at(u"pricing.priceListIds").isNull());

    const Answer removed = api().patch(path, R"({"pricing":{"markups":{"Flower":null},"priceListIds":{}}})");
    QCOMPARE(removed.at(u"pricing.markups"), QJsonValue(QJsonObject()));
    QCOMPARE(removed.at(u"pricing.priceListIds"), QJsonValue(QJsonObject()));
    QCOMPARE(api().get(path).at(u"pricing"), removed.at(u"pricing"));

    m_fixture->test().tick();
    const Answer same = api().patch(path, R"({"pricing":{"markups":{},"additionalFees":[]}})");
    QCOMPARE(same.body, removed.body); // Nothing is merged into nothing: no new version.

    const Answer cleared = api().patch(path, R"({"pricing":{"markups":null,"additionalFees":null}})");
    QVERIFY(cleared.at(u"pricing.markups").isNull());
    QVERIFY(cleared.at(u"pricing.additionalFees").isNull());
    QCOMPARE(cleared.at(u"pricing.priceListIds"), QJsonValue(QJsonObject()));
    QVERIFY(api().get(path).at(u"pricing.markups").isNull());
}

void EventsTest::slugsAreMadeAndStay()
{
    const Answer first = api().post("/api/v1/events", "{\"name\":\"Zo\xC3\xAB & Max\"}");
    const Answer second = api().post("/api/v1/events", "{\"name\":\"Zo\xC3\xAB & Max!\"}");
    const Answer nothing = api().post("/api/v1/events", "{\"name\":\"\xE2\x9D\xA4\"}");

    QCOMPARE(first.text(u"slug"), "zoe-max");
    QCOMPARE(second.text(u"slug"), "zoe-max-2");
    QCOMPARE(nothing.text(u"slug"), "event");
    QCOMPARE(api().patch(first.header("location"), R"({"name":"Other"})").text(u"slug"), "zoe-max");
    QCOMPARE(api().patch(second.header("location"), R"({"slug":"zoe-max"})").error(), "slug_taken");
}

void EventsTest::htmlIsReducedWithAWarning()
{
    const Answer made = api().post(
        "/api/v1/events", R"({"name":"E","descriptionHtml":"<p onclick=\"x()\">Hi<script>alert(1)</script></p>"})");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.text(u"descriptionHtml"), "<p>Hi</p>");
    QVERIFY(made.header("stemdesk-warnings").contains("script"));
}

void EventsTest::anyStatusMayFollowAnyOther()
{
    const Answer made = api().post("/api/v1/events", R"({"name":"E"})");
    QCOMPARE(made.text(u"status"), "new");
    for (const char *status :
         {"complete", "new", "quoting", "cancelled", "approved", "pending_approval", "in_progress"}) {
        const Answer changed = api().patch(made.header("location"), QByteArray(R"({"status":")") + status + "\"}");
        QCOMPARE(changed.text(u"status"), status);
    }
}

void EventsTest::newestFirst()
{
    ApiFixture fixture;
    for (const char *name : {"One", "Two", "Three"})
        QCOMPARE(fixture.api().post("/api/v1/events", QByteArray(R"({"name":")") + name + "\"}").status, 201);

    const Answer list = fixture.api().get("/api/v1/events?fields=name");

    QCOMPARE(list.text(u"items.0.name"), "Three");
    QCOMPARE(list.text(u"items.2.name"), "One");
    QCOMPARE(list.text(u"items.3.name"), "Anna and Ben");
}

void EventsTest::filters_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("by name") << QByteArray("q=garden") << QByteArray("Garden party");
    QTest::newRow("by client") << QByteArray("q=LOW") << QByteArray("Garden party");
    QTest::newRow("by venue") << QByteArray("q=quarry") << QByteArray("Garden party");
    QTest::newRow("by status") << QByteArray("status=approved") << QByteArray("Garden party");
    QTest::newRow("from its start") << QByteArray("from=1790000000000") << QByteArray("Garden party");
    QTest::newRow("from after it") << QByteArray("from=1790000000001") << QByteArray();
    QTest::newRow("to its start") << QByteArray("from=1785000000000&to=1790000000000") << QByteArray("Garden party");
    QTest::newRow("the earlier start counts")
        << QByteArray("from=1789000000000&to=1790000000001") << QByteArray("Garden party");
    QTest::newRow("undated ones are left out")
        << QByteArray("to=9000000000000") << QByteArray("Garden party,Anna and Ben");
}

void EventsTest::filters()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, names);
    if (!m_filtered) { // With an event on 1 June 2026.
        m_filtered = std::make_unique<ApiFixture>();
        const Answer made = m_filtered->api().post("/api/v1/events", R"({"items":[{"name":"Undated"},
            {"name":"Garden party","clientName1":"Harriet Lowe","venueAddress":"Quarry House","status":"approved",
             "ceremonyStart":1790000000000,"venueStart":1790000100000}]})");
        QCOMPARE(made.at(u"errors").toArray(), QJsonArray());
    }

    const Answer list = m_filtered->api().get("/api/v1/events?" + query);

    QCOMPARE(list.status, 200);
    QByteArrayList found;
    for (const QJsonValue row : list.at(u"items").toArray())
        found += row[u"name"_s].toString().toUtf8();
    QCOMPARE(found.join(','), names);
}

void EventsTest::labourFeesAndTravelEnterTheTotals()
{
    ApiFixture fixture;
    const Answer changed = fixture.api().patch(
        fixture.filled("/api/v1/events/<evt>"),
        fixture.filled(R"({"pricing":{"taxGroupId":"<tax>","unitUpliftIncTax":0.25,"markups":{"flower":2.5,"hire":1.5},
"labour":{"percent":10,"hours":3,"hourlyRateExclTax":20,"amountExclTax":7},
"additionalFees":[{"name":"A","amountExclTax":11},{"name":"B","amountExclTax":13}],
"travel":{"distance":24,"rateExclTax":0.55,"amountExclTax":4}}})"));

    QCOMPARE(changed.status, 200);
    // Six roses: 6 * (2 * 1.2 + 0.25) * 2.5; four vases: 4 * (5 * 1.2 + 0.25) * 1.5.
    const double lines = 6 * (2.0 * 1.2 + 0.25) * 2.5 + 4 * (5.0 * 1.2 + 0.25) * 1.5;
    const double labour = 10 / 100.0 * lines + (3 * 20.0 + 7) * (1 + 0.2);
    const double fees = (11.0 + 13.0) * (1 + 0.2);
    const double travel = (24 * 0.55 + 4) * (1 + 0.2);
    QCOMPARE(changed.at(u"totals.customerPriceIncTax"), QJsonValue(lines + labour + fees + travel));
    // One pack of ten roses leaves four; hired vases leave nothing.
    QCOMPARE(changed.at(u"totals.wasteCostIncTax"), QJsonValue(4 * (2.0 * 1.2)));
    QCOMPARE(changed.at(u"totals.costOfGoodsIncTax"),
             QJsonValue((6 * (2.0 * 1.2) + 4 * (5.0 * 1.2)) + 4 * (2.0 * 1.2)));
}

void EventsTest::aDiscountIsTakenOffTheTotals()
{
    ApiFixture fixture;
    const QByteArray path = fixture.filled("/api/v1/events/<evt>");
    const QByteArray pricing = R"({"pricing":{"labour":{"amountExclTax":100},"discount":%1}})";
    const auto priced = [&](const QByteArray &discount) {
        return fixture.api().patch(path, QByteArray(pricing).replace("%1", discount));
    };
    const double sum = priced("null").at(u"totals.customerPriceIncTax").toDouble();

    const Answer both = priced(R"({"percent":10,"amountIncTax":5})");

    QCOMPARE(both.status, 200);
    QCOMPARE(both.at(u"totals.customerPriceIncTax"), QJsonValue(sum - (10 / 100.0 * sum + 5)));
    // Merged like every object; a part that is null takes nothing off.
    const Answer amount = priced(R"({"percent":null})");
    QCOMPARE(amount.at(u"pricing.discount.amountIncTax"), QJsonValue(5));
    QCOMPARE(amount.at(u"totals.customerPriceIncTax"), QJsonValue(sum - 5));
    QCOMPARE(priced(R"({"amountIncTax":1000000})").at(u"totals.customerPriceIncTax"), QJsonValue(0));
    QVERIFY(priced("null").at(u"pricing.discount").isNull());
    QCOMPARE(fixture.api().get(path).at(u"totals.customerPriceIncTax"), QJsonValue(sum));
}

void EventsTest::historyNamesTheKey()
{
    const QByteArray key = must(m_fixture->shop().keys.create(u"Web shop"_s, Scopes::all().bits(), {})).text;
    const std::unique_ptr<ApiClient> client = m_fixture->connect(key);

    QCOMPARE(client->patch(filled("/api/v1/events/<evt>"), R"({"clientName2":"Cleo"})").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/events/<evt>/groups/<grp>"), R"({"quantity":3})").status, 200);

    const QList<HistoryEntry> newest = must(m_fixture->shop().history.list(m_fixture->mine().event, {.limit = 2})).rows;
    QCOMPARE(newest.size(), 2);
    QCOMPARE(newest[0].change, EventChange::GroupCopies);
    QCOMPARE(keyNameOf(newest[0].actor), u"Test"_s);
    QCOMPARE(newest[1].change, EventChange::SecondClient);
    QCOMPARE(keyNameOf(newest[1].actor), u"Web shop"_s);
}

void EventsTest::deletingTakesAllAlong()
{
    ApiFixture fixture;
    const QByteArray path = fixture.filled("/api/v1/events/<evt>");

    const Answer deleted = fixture.api().remove(path);

    QCOMPARE(deleted.status, 200);
    QCOMPARE(deleted.body, fixture.filled(R"({"deleted":true,"eventId":"<evt>"})"));
    QCOMPARE(fixture.api().get(path).status, 404);
    QCOMPARE(fixture.api().get(path + "/groups").status, 404);
    QCOMPARE(fixture.api().remove(fixture.filled("/api/v1/products/<prod>")).status, 200);
}

void EventsTest::bulkCreatesAndUpdates()
{
    const Answer answer = api().post("/api/v1/events", filled(R"({"items":[{"name":"Bulk"},
        {"eventId":"<evt>","clientName1":"Anna"},{"eventId":"<evt>","clientName1":"Anna"},{"name":"Bad","budget":-1}]})"));

    QCOMPARE(answer.text(u"results.0.action"), "created");
    QCOMPARE(answer.text(u"results.1.action"), "updated");
    QCOMPARE(answer.text(u"results.2.action"), "unchanged");
    QCOMPARE(answer.text(u"errors.0.code"), "invalid_budget");
    QCOMPARE(answer.text(u"errors.0.field"), "budget");
}

STEMDESK_GUILESS_TEST(EventsTest)

} // namespace stemdesk::events_test

#include "tst_events.moc"
