#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::series_routes_test {

class SeriesRoutesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aSeriesIsMadeReadChangedAndDeleted();
    void eventsSayWhereTheyComeFrom();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void whatIsWrongInAChangeIsSaid_data();
    void whatIsWrongInAChangeIsSaid();
    void applyingSaysWhatWasLeft();
    void aDryRunMakesNothing();
    void listsAreFiltered();
    void theFeedTellsOfThem();
    void scopesAreThoseOfEvents();
    void assistantsListThem();

private:
    Answer make(const QByteArray &more = {})
    {
        return api().post("/api/v1/series",
                          filled(R"({"name":"Lobby","templateEventIds":["<evt>"],"rule":"FREQ=WEEKLY;BYDAY=MO",)"
                                 R"("startsOn":"2026-03-02")"
                                 + more + '}'));
    }
    QJsonArray eventsOf(const QByteArray &series)
    {
        QJsonArray events;
        for (const QJsonValue event : api().get("/api/v1/events?limit=100").at(u"items").toArray()) {
            if (event["seriesId"_L1].toString() == QString::fromLatin1(series))
                events.append(event);
        }
        return events;
    }
};

void SeriesRoutesTest::aSeriesIsMadeReadChangedAndDeleted()
{
    const Answer made = make(R"(,"skips":["2026-03-30"],"moves":[{"from":"2026-04-06","to":"2026-04-07"}])");

    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QVERIFY(made.text(u"seriesId").startsWith("ser_"));
    QCOMPARE(made.json().keys(),
             QStringList({u"contactId"_s, u"createdAt"_s, u"daysAhead"_s, u"eventsCount"_s, u"moves"_s, u"name"_s,
                          u"nextOn"_s, u"rule"_s, u"seriesId"_s, u"skips"_s, u"startsOn"_s, u"status"_s,
                          u"templateEventIds"_s, u"updatedAt"_s}));
    QCOMPARE(made.at(u"eventsCount"), QJsonValue(3));
    QCOMPARE(made.at(u"daysAhead"), QJsonValue(28));
    QCOMPARE(made.text(u"nextOn"), "2026-04-20");
    QCOMPARE(made.text(u"moves.0.to"), "2026-04-07");
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().patch(path, made.body).body, made.body); // What was read can be sent back.
    const QByteArray tag = api().get(path).header("etag");
    const Answer changed = api().patch(path, R"({"skips":["2026-03-30","2026-03-31"],"status":"paused"})");
    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.header("stemdesk-warnings"), "skip_not_in_rule:2026-03-31");
    QCOMPARE(changed.at(u"nextOn"), QJsonValue(QJsonValue::Null));
    QCOMPARE(api().patch(path, "{}", {{"If-Match", tag}}).status, 412);
    QCOMPARE(api().remove(path + "?events=some").error(), "invalid_events");
    QCOMPARE(api().remove(path + "?events=delete").json(),
             (QJsonObject{{u"deleted"_s, true}, {u"seriesId"_s, made.at(u"seriesId")}}));
    QCOMPARE(api().get(path).status, 404);
    QVERIFY(eventsOf(made.text(u"seriesId")).isEmpty());
}

void SeriesRoutesTest::eventsSayWhereTheyComeFrom()
{
    const QByteArray series = make().text(u"seriesId");

    const QJsonArray events = eventsOf(series);

    QCOMPARE(events.size(), 4);
    QCOMPARE(events.last()["occurrenceOn"_L1].toString(), u"2026-03-23"_s); // The newest come first.
    QCOMPARE(events.last()["isDetached"_L1], QJsonValue(false));
    const QByteArray path = "/api/v1/events/" + events.last()["eventId"_L1].toString().toLatin1();
    const Answer patched = api().patch(path, R"({"notes":"Ring.","seriesId":null,"occurrenceOn":"x","isDetached":0})");
    QCOMPARE(patched.status, 200);
    QCOMPARE(patched.text(u"seriesId"), series);
    QCOMPARE(patched.at(u"isDetached"), QJsonValue(true));
    QCOMPARE(api().patch(path, R"({"notes":null})").at(u"isDetached"), QJsonValue(false));
    const Answer other = api().get(filled("/api/v1/events/<evt>"));
    QCOMPARE(other.at(u"seriesId"), QJsonValue(QJsonValue::Null));
    QCOMPARE(other.at(u"occurrenceOn"), QJsonValue(QJsonValue::Null));
    QCOMPARE(other.at(u"isDetached"), QJsonValue(false));
    QCOMPARE(api().remove(filled("/api/v1/events/<evt>?force=true")).error(),
             api().remove(filled("/api/v1/events/<evt>")).error());
    QCOMPARE(api().remove(path).status, 200);
    QCOMPARE(api().get("/api/v1/series/" + series).text(u"skips.0"), "2026-03-23");
}

void SeriesRoutesTest::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &error) {
        QTest::newRow(name) << body << error;
    };
    const QByteArray rule = R"("rule":"FREQ=DAILY","startsOn":"2026-03-02")";
    row("nothing", "{}", "name_required");
    row("many", R"({"items":[]})", "unknown_property:items");
    row("no rota", R"({"name":"L",)" + rule + '}', "templateEventIds_required");
    row("empty rota", R"({"name":"L","templateEventIds":[],)" + rule + '}', "invalid_templateEventIds");
    row("another kind", R"({"name":"L","templateEventIds":["<sup>"],)" + rule + '}',
        "wrong_id_type:expected_events_got_suppliers");
    row("unknown event", R"({"name":"L","templateEventIds":["<none.evt>"],)" + rule + '}', "event_not_found");
    row("another shop's", R"({"name":"L","templateEventIds":["<other.evt>"],)" + rule + '}', "event_not_found");
    row("no id", R"({"name":"L","templateEventIds":["x"],)" + rule + '}', "event_not_found");
    row("unknown contact", R"({"name":"L","templateEventIds":["<evt>"],"contactId":"<none.con>",)" + rule + '}',
        "contact_not_found");
    row("no start", R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=DAILY"})", "startsOn_required");
    row("no day", R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=DAILY","startsOn":"2026-02-30"})",
        "invalid_startsOn");
    row("a day long ago", R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=DAILY","startsOn":"1969-12-31"})",
        "invalid_startsOn");
    row("a day twice",
        R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=WEEKLY;BYDAY=MO,TU,MO","startsOn":"2026-03-02"})",
        "invalid_rule");
    row("a rule of hours", R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=HOURLY","startsOn":"2026-03-02"})",
        "invalid_rule");
    row("a rule that never comes",
        R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30","startsOn":"2026-03-02"})",
        "invalid_rule");
    row("a rule that is no text", R"({"name":"L","templateEventIds":["<evt>"],"rule":7,"startsOn":"2026-03-02"})",
        "invalid_rule");
    row("a year and a day ahead", R"({"name":"L","templateEventIds":["<evt>"],"daysAhead":366,)" + rule + '}',
        "invalid_daysAhead");
    row("a move of a day alone",
        R"({"name":"L","templateEventIds":["<evt>"],"moves":[{"from":"2026-03-02"}],)" + rule + '}', "to_required");
    row("a move twice",
        R"({"name":"L","templateEventIds":["<evt>"],"moves":[{"from":"2026-03-02","to":"2026-03-03"},{"from":"2026-03-02","to":"2026-03-04"}],)"
            + rule + '}',
        "invalid_moves");
    row("its own id", R"({"seriesId":"<none.ser>","name":"L","templateEventIds":["<evt>"],)" + rule + '}',
        "invalid_seriesId");
    row("a status", R"({"name":"L","templateEventIds":["<evt>"],"status":"over",)" + rule + '}', "invalid_status");
}

void SeriesRoutesTest::whatIsWrongIsSaid()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, error);
    const qint64 changes = m_fixture->changeCount();

    const Answer answer = api().post("/api/v1/series", filled(body));

    QCOMPARE(answer.error(), error);
    QCOMPARE(answer.status, 422);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void SeriesRoutesTest::whatIsWrongInAChangeIsSaid_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &error) {
        QTest::newRow(name) << body << error;
    };
    row("no name", R"({"name":null})", "invalid_name");
    row("no rule", R"({"rule":null})", "invalid_rule");
    row("no rota", R"({"templateEventIds":null})", "invalid_templateEventIds");
    row("a start behind the rule's end", R"({"rule":"FREQ=DAILY;UNTIL=20260301"})", "invalid_rule");
    row("unknown", R"({"colour":"Red"})", "unknown_property:colour");
}

void SeriesRoutesTest::whatIsWrongInAChangeIsSaid()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, error);
    const QByteArray path = make().header("location");

    QCOMPARE(api().patch(path, body).error(), error);
    QCOMPARE(api().patch("/api/v1/series/" + filled("<none.ser>"), "{}").status, 404);
    QCOMPARE(api().get("/api/v1/series/" + filled("<evt>")).error(), "wrong_id_type:expected_series_got_events");
}

void SeriesRoutesTest::applyingSaysWhatWasLeft()
{
    const Answer made = make();
    const QByteArray apply = made.header("location") + "/apply";
    const QJsonArray events = eventsOf(made.text(u"seriesId"));
    const QByteArray detached = events.last()["eventId"_L1].toString().toLatin1();
    QCOMPARE(api().patch("/api/v1/events/" + detached, R"({"name":"Easter"})").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/events/<evt>"), R"({"name":"Bar"})").status, 200);
    const QJsonObject expected{{u"applied"_s, 3},
                               {u"detached"_s, 1},
                               {u"kept"_s,
                                QJsonArray{QJsonObject{{u"eventId"_s, QString::fromLatin1(detached)},
                                                       {u"occurrenceOn"_s, u"2026-03-23"_s},
                                                       {u"reason"_s, u"detached"_s}}}}};

    QCOMPARE(api().post(apply + "?dryRun=true", R"({"from":"2026-03-02"})").json(), expected);
    QCOMPARE(eventsOf(made.text(u"seriesId")).first()["name"_L1].toString(), u"Anna and Ben"_s);
    QCOMPARE(api().post(apply, R"({"from":"2026-03-02"})").json(), expected);
    QCOMPARE(eventsOf(made.text(u"seriesId")).first()["name"_L1].toString(), u"Bar"_s);
    QCOMPARE(api().post(apply, "{}").error(), "from_required");
    QCOMPARE(api().post(apply, R"({"from":"soon"})").error(), "invalid_from");
    QCOMPARE(api().post(filled("/api/v1/series/<none.ser>/apply"), R"({"from":"2026-03-02"})").status, 404);
}

void SeriesRoutesTest::aDryRunMakesNothing()
{
    const qint64 changes = m_fixture->changeCount();

    const Answer dry = api().post(
        "/api/v1/series?dryRun=true",
        filled(
            R"({"name":"L","templateEventIds":["<evt>"],"rule":"FREQ=DAILY","startsOn":"2026-03-02","daysAhead":365})"));

    QCOMPARE(dry.status, 201);
    QCOMPARE(dry.at(u"eventsCount"), QJsonValue(366));
    QCOMPARE(m_fixture->changeCount(), changes);
}

void SeriesRoutesTest::listsAreFiltered()
{
    const QByteArray lobby = make(R"(,"contactId":"<con>")").text(u"seriesId");
    const QByteArray bar = make(R"(,"status":"paused")").text(u"seriesId");
    const auto found = [&](const QByteArray &query) {
        QByteArrayList ids;
        for (const QJsonValue series : api().get(filled("/api/v1/series?" + query)).at(u"items").toArray())
            ids += series["seriesId"_L1].toString().toLatin1();
        return ids;
    };

    QCOMPARE(found("limit=5"), (QByteArrayList{lobby, bar}));
    QCOMPARE(found("status=paused"), QByteArrayList{bar});
    QCOMPARE(found("contactId=<con>"), QByteArrayList{lobby});
    QCOMPARE(found("q=lob"), (QByteArrayList{lobby, bar}));
    QCOMPARE(found("ids=" + bar), QByteArrayList{bar});
    QCOMPARE(found("fields=name&limit=1"), QByteArrayList{lobby});
    QCOMPARE(api().get("/api/v1/series?status=new").error(), "invalid_status");
    QCOMPARE(api().get("/api/v1/series?colour=red").error(), "unknown_parameter:colour");
    const Answer first = api().get("/api/v1/series?limit=1");
    QCOMPARE(api().get("/api/v1/series?limit=1&cursor=" + first.text(u"cursor")).text(u"items.0.seriesId"), bar);
    QVERIFY(api().get("/api/v1/tables/series.csv").body.contains("Lobby"));
}

void SeriesRoutesTest::theFeedTellsOfThem()
{
    const QByteArray cursor = api().get("/api/v1/changes?cursor=now").text(u"cursor");

    const QByteArray made = make().text(u"seriesId");

    QByteArrayList told;
    for (const QJsonValue change :
         api().get("/api/v1/changes?resources=series,events&cursor=" + cursor).at(u"items").toArray())
        told += change["resource"_L1].toString().toLatin1() + ' ' + change["action"_L1].toString().toLatin1();
    QCOMPARE(told.count("series created"), 1);
    QCOMPARE(told.count("events created"), 4);
    QVERIFY(!made.isEmpty());
}

void SeriesRoutesTest::scopesAreThoseOfEvents()
{
    const QByteArray path = make().header("location");
    const auto reader = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::EventsRead)));
    const auto stranger = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::SuppliersRead)));

    QCOMPARE(reader->get(path).status, 200);
    QCOMPARE(reader->patch(path, "{}").error(), "missing_scope:events:write");
    QCOMPARE(reader->post(path + "/apply", "{}").error(), "missing_scope:events:write");
    QCOMPARE(stranger->get("/api/v1/series").error(), "missing_scope:events:read");
}

void SeriesRoutesTest::assistantsListThem()
{
    const QByteArray made = make().text(u"seriesId");

    const Answer answer = api().post(
        "/mcp",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_series","arguments":{"q":"lob"}}})",
        {{"Content-Type", "application/json"},
         {"Accept", "application/json, text/event-stream"},
         {"MCP-Protocol-Version", "2025-06-18"}});

    QVERIFY2(answer.body.contains(made), answer.body.constData());
    QVERIFY2(answer.body.contains("nextOn"), answer.body.constData());
}

STEMDESK_GUILESS_TEST(SeriesRoutesTest)

} // namespace stemdesk::series_routes_test

#include "tst_series_routes.moc"
