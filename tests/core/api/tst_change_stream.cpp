#include "core/services/change_watcher.h"
#include "tests/support/api_fixture.h"
#include "tests/support/change_feed.h"
#include "tests/support/event_source.h"
#include "tests/support/stream_changes.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <atomic>
#include <thread>

namespace stemdesk::change_stream_test {

using namespace std::chrono_literals;

class ChangeStreamTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void itOpensWithItsPlace();
    void aChangeIsAnItemOfTheFeed();
    void itBeginsWhereTheCallerSays();
    void refusals_data();
    void refusals();
    void resourcesKeepTheirTables();
    void scopesKeepTheirs();
    void aCommentBreaksTheSilence();
    void closedWithTheKey_data();
    void closedWithTheKey();
    void aLongHistoryIsToldToTheEnd();
    void aStoppingServerEndsThem();
    void nothingIsMissedOverReconnects();
    void otherProcessesAreHeard();
};

void ChangeStreamTest::itOpensWithItsPlace()
{
    const QByteArray present = feedEnd(api());

    EventSource stream(m_fixture->server().port(), m_fixture->knownKey());

    QCOMPARE(stream.status(), 200);
    QCOMPARE(stream.header("content-type"), "text/event-stream");
    QVERIFY(!stream.header("x-request-id").isEmpty());
    QCOMPARE(stream.header("cache-control"), "no-cache, no-transform");
    QCOMPARE(stream.header("x-accel-buffering"), "no");
    const auto place = stream.next();
    QVERIFY(place);
    QCOMPARE(place->id, present);
    QCOMPARE(place->event, "open");
    QCOMPARE(place->data, "{}"); // Some readers drop a block without.
    QCOMPARE(place->retry, "2000");
    const QByteArray id = newSupplier(api());
    QCOMPARE(changesAfter(api(), place->id), QByteArrayList{"created suppliers " + id});
}

void ChangeStreamTest::aChangeIsAnItemOfTheFeed()
{
    const QByteArray before = feedEnd(api());
    EventSource stream(m_fixture->server().port(), m_fixture->knownKey());

    newSupplier(api());

    const StreamBlock change = stream.nextChange();
    const Answer page = api().get("/api/v1/changes?cursor=" + before);
    QCOMPARE(change.json(), page.at(u"items.0").toObject());
    QCOMPARE(change.id, page.text(u"cursor"));
}

void ChangeStreamTest::itBeginsWhereTheCallerSays()
{
    const QByteArray start = feedEnd(api());
    const QByteArray first = newSupplier(api());
    const QByteArray middle = feedEnd(api());
    const QByteArray second = newSupplier(api());

    EventSource after(m_fixture->server().port(), m_fixture->knownKey(), "?cursor=" + start);
    EventSource resumed(m_fixture->server().port(), m_fixture->knownKey(), "?cursor=" + start,
                        {{"Last-Event-ID", middle}});
    EventSource polyfilled(m_fixture->server().port(), m_fixture->knownKey(),
                           "?cursor=" + start + "&lastEventId=" + middle);
    EventSource named(m_fixture->server().port(), m_fixture->knownKey(), "?Last-Event-ID=" + middle);
    EventSource both(m_fixture->server().port(), m_fixture->knownKey(), "?lastEventId=" + start,
                     {{"Last-Event-ID", middle}});
    EventSource present(m_fixture->server().port(), m_fixture->knownKey(), "?cursor=now");
    const QByteArray third = newSupplier(api());

    const StreamBlock change = after.nextChange();
    QCOMPARE(change.changedId(), first);
    QCOMPARE(change.id, middle);
    QCOMPARE(after.nextChange().changedId(), second);
    QCOMPARE(after.nextChange().changedId(), third);
    for (EventSource *stream : {&resumed, &polyfilled, &named, &both})
        QCOMPARE(stream->nextChange().changedId(), second);
    QCOMPARE(present.nextChange().changedId(), third);
}

void ChangeStreamTest::refusals_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("lastId");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &query, const QByteArray &lastId, const QByteArray &error) {
        QTest::newRow(name) << query << lastId << error;
    };
    row("no cursor", "?cursor=nonsense", "", "invalid_cursor");
    row("no last id", "", "nonsense", "invalid_cursor");
    row("no last id in the address", "?lastEventId=nonsense", "", "invalid_cursor");
    row("no last id by its other name", "?cursor=now&Last-Event-ID=nonsense", "", "invalid_cursor");
    row("unknown table", "?resources=suppliers,nothing", "", "invalid_resources");
    row("table of no feed", "?resources=deliveries", "", "invalid_resources");
    row("no table", "?resources=suppliers,", "", "invalid_resources");
    row("empty", "?resources=", "", "invalid_resources");
    row("limit", "?limit=1", "", "unknown_parameter:limit");
    row("fields", "?fields=id", "", "unknown_parameter:fields");
}

void ChangeStreamTest::refusals()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, lastId);
    http::Headers headers;
    if (!lastId.isEmpty())
        headers.append({"Last-Event-ID", lastId});

    const Answer answer = api().get("/api/v1/changes/stream" + query, headers);

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
    QCOMPARE(m_fixture->connect({})->get("/api/v1/changes/stream").error(), "missing_api_key");
    QCOMPARE(api().post("/api/v1/changes/stream", "{}").error(), "method_not_allowed");
}

void ChangeStreamTest::resourcesKeepTheirTables()
{
    EventSource stream(m_fixture->server().port(), m_fixture->knownKey(), "?resources=tax_groups,colors");

    newSupplier(api());
    const QByteArray tax = api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");
    newSupplier(api());
    const QByteArray colour = api().post("/api/v1/colors", R"({"name":"Odd","hex":"#123456"})").text(u"colorId");

    const StreamBlock first = stream.nextChange();
    QCOMPARE(first.changedId(), tax);
    QCOMPARE(stream.nextChange().changedId(), colour);
    // The cursor is the feed's, whatever was left out.
    QCOMPARE(changesAfter(api(), first.id).size(), 2);
}

void ChangeStreamTest::scopesKeepTheirs()
{
    const QByteArray key = m_fixture->newKey(Scopes().add(Scope::TaxGroupsRead));
    EventSource stream(m_fixture->server().port(), key);

    newSupplier(api());
    const QByteArray tax = api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");

    QCOMPARE(stream.nextChange().changedId(), tax);
}

void ChangeStreamTest::aCommentBreaksTheSilence()
{
    ApiFixture fixture({.server = {.streams = {.silence = 10ms}}});
    EventSource stream(fixture.server().port(), fixture.knownKey());
    QVERIFY(stream.next());

    const auto comment = stream.next();
    const auto another = stream.next();

    QVERIFY(comment && comment->isComment);
    QVERIFY(another && another->isComment);
}

void ChangeStreamTest::closedWithTheKey_data()
{
    QTest::addColumn<QByteArray>("code");
    for (const char *code : {"revoked_api_key", "expired_api_key", "api_access_disabled"})
        QTest::newRow(code) << QByteArray(code);
}

void ChangeStreamTest::closedWithTheKey()
{
    QFETCH(const QByteArray, code);
    const Instant end = m_fixture->test().now() + 1'000'000;
    const CreatedKey key = must(m_fixture->shop().keys.create(u"Short"_s, Scopes::all().bits(), end));
    EventSource stream(m_fixture->server().port(), key.text);
    QVERIFY(stream.next());

    if (code == "revoked_api_key")
        must(m_fixture->shop().keys.revoke(key.key.id));
    else if (code == "expired_api_key")
        m_fixture->test().setNow(end);
    else
        m_fixture->set(u"api-access"_s, u"off"_s);

    const auto last = stream.next();
    QVERIFY(last);
    QCOMPARE(last->event, "closed");
    QCOMPARE(last->json(), (QJsonObject{{u"error"_s, QString::fromLatin1(code)}}));
    QVERIFY(last->id.isEmpty());
    QVERIFY(stream.hasEnded());
}

void ChangeStreamTest::aLongHistoryIsToldToTheEnd()
{
    const QByteArray start = feedEnd(api());
    addChanges(*m_fixture, 12'000); // More than the feed looks at in one go.
    const QByteArray tax = api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");

    EventSource all(m_fixture->server().port(), m_fixture->knownKey(), "?cursor=" + start);
    EventSource few(m_fixture->server().port(), m_fixture->knownKey(), "?resources=tax_groups&cursor=" + start);

    QCOMPARE(few.nextChange().changedId(), tax);
    qint64 seq = 0;
    for (int i = 0; i < 12'000; ++i) {
        const qint64 next = all.nextChange().json().value(u"seq"_s).toInteger();
        QVERIFY(next > seq);
        seq = next;
    }
    QCOMPARE(all.nextChange().changedId(), tax);
}

void ChangeStreamTest::aStoppingServerEndsThem()
{
    EventSource stream(m_fixture->server().port(), m_fixture->knownKey());
    QVERIFY(stream.next());

    m_fixture->server().stop();

    QVERIFY(stream.hasEnded());
    QVERIFY(m_fixture->server().wait(20'000));
}

void ChangeStreamTest::nothingIsMissedOverReconnects()
{
    constexpr int kReconnects = 20;
    constexpr int kEach = 7;
    const QByteArray start = feedEnd(api());
    std::atomic<bool> isDone = false;
    std::thread writer([&] {
        ApiClient client(m_fixture->server().port(), m_fixture->knownKey());
        while (!isDone)
            newSupplier(client);
    });
    QByteArrayList heard;
    QByteArray lastId = start;

    for (int i = 0; i < kReconnects; ++i) {
        EventSource stream(m_fixture->server().port(), m_fixture->knownKey(), {}, {{"Last-Event-ID", lastId}});
        for (int change = 0; change < kEach + i % 3; ++change) {
            const StreamBlock block = stream.nextChange();
            lastId = block.id;
            heard += "created suppliers " + block.changedId();
        }
        stream.breakOff();
    }

    isDone = true;
    writer.join();
    const QByteArrayList all = changesAfter(api(), start);
    QVERIFY(all.size() >= heard.size());
    QCOMPARE(heard, all.first(heard.size()));
}

void ChangeStreamTest::otherProcessesAreHeard()
{
    const auto driver = m_fixture->test().newDriver(5s);
    ChangeBus bus;
    const auto watcher = must(ChangeWatcher::start(*driver, bus));
    ServiceSource source = m_fixture->test().source();
    const ServiceSource apart{.driver = *driver, .bus = bus, .now = source.now, .webhooks = source.webhooks};
    ServerThread server(apart, {});
    EventSource stream(server.port(), m_fixture->knownKey());
    QVERIFY(stream.next());

    const QByteArray id = newSupplier(api());

    QCOMPARE(stream.nextChange().changedId(), id);
}

STEMDESK_GUILESS_TEST(ChangeStreamTest)

} // namespace stemdesk::change_stream_test

#include "tst_change_stream.moc"
