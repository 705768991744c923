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

class ChangeStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
    ApiFixture fixture;
    const QByteArray present = feedEnd(fixture.api());

    EventSource stream(fixture.server().port(), fixture.knownKey());

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
    const QByteArray id = newSupplier(fixture.api());
    QCOMPARE(changesAfter(fixture.api(), place->id), QByteArrayList{"created suppliers " + id});
}

void ChangeStreamTest::aChangeIsAnItemOfTheFeed()
{
    ApiFixture fixture;
    const QByteArray before = feedEnd(fixture.api());
    EventSource stream(fixture.server().port(), fixture.knownKey());

    newSupplier(fixture.api());

    const StreamBlock change = stream.nextChange();
    const Answer page = fixture.api().get("/api/v1/changes?cursor=" + before);
    QCOMPARE(change.json(), page.at(u"items.0").toObject());
    QCOMPARE(change.id, page.text(u"cursor"));
}

void ChangeStreamTest::itBeginsWhereTheCallerSays()
{
    ApiFixture fixture;
    const QByteArray start = feedEnd(fixture.api());
    const QByteArray first = newSupplier(fixture.api());
    const QByteArray middle = feedEnd(fixture.api());
    const QByteArray second = newSupplier(fixture.api());

    EventSource after(fixture.server().port(), fixture.knownKey(), "?cursor=" + start);
    EventSource resumed(fixture.server().port(), fixture.knownKey(), "?cursor=" + start, {{"Last-Event-ID", middle}});
    EventSource polyfilled(fixture.server().port(), fixture.knownKey(), "?cursor=" + start + "&lastEventId=" + middle);
    EventSource named(fixture.server().port(), fixture.knownKey(), "?Last-Event-ID=" + middle);
    EventSource both(fixture.server().port(), fixture.knownKey(), "?lastEventId=" + start, {{"Last-Event-ID", middle}});
    EventSource present(fixture.server().port(), fixture.knownKey(), "?cursor=now");
    const QByteArray third = newSupplier(fixture.api());

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
    ApiFixture fixture;
    http::Headers headers;
    if (!lastId.isEmpty())
        headers.append({"Last-Event-ID", lastId});

    const Answer answer = fixture.api().get("/api/v1/changes/stream" + query, headers);

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
    QCOMPARE(fixture.connect({})->get("/api/v1/changes/stream").error(), "missing_api_key");
    QCOMPARE(fixture.api().post("/api/v1/changes/stream", "{}").error(), "method_not_allowed");
}

void ChangeStreamTest::resourcesKeepTheirTables()
{
    ApiFixture fixture;
    EventSource stream(fixture.server().port(), fixture.knownKey(), "?resources=tax_groups,colors");

    newSupplier(fixture.api());
    const QByteArray tax = fixture.api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");
    newSupplier(fixture.api());
    const QByteArray colour =
        fixture.api().post("/api/v1/colors", R"({"name":"Odd","hex":"#123456"})").text(u"colorId");

    const StreamBlock first = stream.nextChange();
    QCOMPARE(first.changedId(), tax);
    QCOMPARE(stream.nextChange().changedId(), colour);
    // The cursor is the feed's, whatever was left out.
    QCOMPARE(changesAfter(fixture.api(), first.id).size(), 2);
}

void ChangeStreamTest::scopesKeepTheirs()
{
    ApiFixture fixture;
    const QByteArray key = fixture.newKey(Scopes().add(Scope::TaxGroupsRead));
    EventSource stream(fixture.server().port(), key);

    newSupplier(fixture.api());
    const QByteArray tax = fixture.api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");

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
    ApiFixture fixture;
    const Instant end = fixture.test().now() + 1'000'000;
    const CreatedKey key = must(fixture.shop().keys.create(u"Short"_s, Scopes::all().bits(), end));
    EventSource stream(fixture.server().port(), key.text);
    QVERIFY(stream.next());

    if (code == "revoked_api_key")
        must(fixture.shop().keys.revoke(key.key.id));
    else if (code == "expired_api_key")
        fixture.test().setNow(end);
    else
        fixture.set(u"api-access"_s, u"off"_s);

    const auto last = stream.next();
    QVERIFY(last);
    QCOMPARE(last->event, "closed");
    QCOMPARE(last->json(), (QJsonObject{{u"error"_s, QString::fromLatin1(code)}}));
    QVERIFY(last->id.isEmpty());
    QVERIFY(stream.hasEnded());
}

void ChangeStreamTest::aLongHistoryIsToldToTheEnd()
{
    ApiFixture fixture;
    const QByteArray start = feedEnd(fixture.api());
    addChanges(fixture, 12'000); // More than the feed looks at in one go.
    const QByteArray tax = fixture.api().post("/api/v1/tax-groups", R"({"name":"T","rate":0.1})").text(u"taxGroupId");

    EventSource all(fixture.server().port(), fixture.knownKey(), "?cursor=" + start);
    EventSource few(fixture.server().port(), fixture.knownKey(), "?resources=tax_groups&cursor=" + start);

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
    ApiFixture fixture;
    EventSource stream(fixture.server().port(), fixture.knownKey());
    QVERIFY(stream.next());

    fixture.server().stop();

    QVERIFY(stream.hasEnded());
    QVERIFY(fixture.server().wait(20'000));
}

void ChangeStreamTest::nothingIsMissedOverReconnects()
{
    constexpr int kReconnects = 20;
    constexpr int kEach = 7;
    ApiFixture fixture;
    const QByteArray start = feedEnd(fixture.api());
    std::atomic<bool> isDone = false;
    std::thread writer([&] {
        ApiClient client(fixture.server().port(), fixture.knownKey());
        while (!isDone)
            newSupplier(client);
    });
    QByteArrayList heard;
    QByteArray lastId = start;

    for (int i = 0; i < kReconnects; ++i) {
        EventSource stream(fixture.server().port(), fixture.knownKey(), {}, {{"Last-Event-ID", lastId}});
        for (int change = 0; change < kEach + i % 3; ++change) {
            const StreamBlock block = stream.nextChange();
            lastId = block.id;
            heard += "created suppliers " + block.changedId();
        }
        stream.breakOff();
    }

    isDone = true;
    writer.join();
    const QByteArrayList all = changesAfter(fixture.api(), start);
    QVERIFY(all.size() >= heard.size());
    QCOMPARE(heard, all.first(heard.size()));
}

void ChangeStreamTest::otherProcessesAreHeard()
{
    ApiFixture fixture;
    const auto driver = fixture.test().newDriver(5s);
    ChangeBus bus;
    const auto watcher = must(ChangeWatcher::start(*driver, bus));
    ServiceSource source = fixture.test().source();
    const ServiceSource apart{.driver = *driver, .bus = bus, .now = source.now, .webhooks = source.webhooks};
    ServerThread server(apart, {});
    EventSource stream(server.port(), fixture.knownKey());
    QVERIFY(stream.next());

    const QByteArray id = newSupplier(fixture.api());

    QCOMPARE(stream.nextChange().changedId(), id);
}

STEMDESK_GUILESS_TEST(ChangeStreamTest)

} // namespace stemdesk::change_stream_test

#include "tst_change_stream.moc"
