#include "tests/support/api_fixture.h"
#include "tests/support/event_source.h"
#include "tests/support/stream_changes.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

#include <vector>

namespace stemdesk::stream_limits_test {

using namespace std::chrono_literals;

/// The limits of change streams, for their callers and for other requests.
class StreamLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openingCountsOnce();
    void aKeyHasEightStreams();
    void aServerHasItsNumberToo();
    void streamsKeepNobodyWaiting();
    void whoDoesNotReadIsCutOff();

private:
    static bool hasPlace(ApiFixture &fixture, const QByteArray &key);
};

bool StreamLimitsTest::hasPlace(ApiFixture &fixture, const QByteArray &key)
{
    return EventSource(fixture.server().port(), key).status() == 200;
}

void StreamLimitsTest::openingCountsOnce()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"10"_s);
    const QByteArray key = fixture.newKey();
    const auto client = fixture.connect(key);
    EventSource stream(fixture.server().port(), key);
    for (int i = 0; i < 3; ++i) {
        must(fixture.shop().suppliers.create({.name = u"New"_s}));
        QVERIFY(!stream.nextChange().id.isEmpty());
    }

    QVERIFY(stream.header("ratelimit").contains("r=9"));
    QVERIFY(client->get("/api/v1/suppliers").header("ratelimit").contains("r=8"));
}

void StreamLimitsTest::aKeyHasEightStreams()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"60"_s);
    const QByteArray key = fixture.newKey();
    const auto client = fixture.connect(key);
    std::vector<std::unique_ptr<EventSource>> streams;
    for (int i = 0; i < 8; ++i) {
        streams.push_back(std::make_unique<EventSource>(fixture.server().port(), key));
        QCOMPARE(streams.back()->status(), 200);
    }

    const Answer ninth = client->get("/api/v1/changes/stream");

    QCOMPARE(ninth.status, 429);
    QCOMPARE(ninth.error(), "too_many_streams");
    QVERIFY(ninth.header("ratelimit").contains("r=52")); // It was not counted.
    EventSource other(fixture.server().port(), fixture.knownKey());
    QCOMPARE(other.status(), 200);
    streams.front()->breakOff();
    bool isFree = false;
    QTRY_VERIFY((isFree = isFree || hasPlace(fixture, key)));
}

void StreamLimitsTest::aServerHasItsNumberToo()
{
    ApiFixture fixture({.server = {.streams = {.perServer = 2}}});
    EventSource one(fixture.server().port(), fixture.knownKey());
    EventSource two(fixture.server().port(), fixture.newKey());

    EventSource three(fixture.server().port(), fixture.newKey());

    QCOMPARE(three.status(), 429);
    QCOMPARE(three.error(), "too_many_streams");
}

void StreamLimitsTest::streamsKeepNobodyWaiting()
{
    ApiFixture fixture({.server = {.workers = 1}});
    std::vector<std::unique_ptr<EventSource>> streams;
    for (int key = 0; key < 25; ++key) {
        const QByteArray text = fixture.newKey();
        for (int i = 0; i < 8; ++i) {
            streams.push_back(std::make_unique<EventSource>(fixture.server().port(), text));
            QCOMPARE(streams.back()->status(), 200);
        }
    }
    QCOMPARE(EventSource(fixture.server().port(), fixture.knownKey()).status(), 429);

    const QByteArray id = newSupplier(fixture.api());

    QCOMPARE(fixture.api().get("/api/v1/suppliers/" + id).status, 200);
    for (const auto &stream : streams)
        QCOMPARE(stream->nextChange().changedId(), id);
}

void StreamLimitsTest::whoDoesNotReadIsCutOff()
{
    constexpr int kChanges = 60'000; // More than the system holds for a reader.
    ApiFixture fixture({.server = {.streams = {.perKey = 1, .timeout = 300ms}}});
    EventSource reader(fixture.server().port(), fixture.newKey(), "?resources=suppliers");
    EventSource stuck(fixture.server().port(), fixture.knownKey(), "?resources=suppliers");
    QVERIFY(reader.next());
    addChanges(fixture, kChanges);

    for (int i = 0; i < kChanges; ++i)
        QVERIFY(!reader.nextChange().id.isEmpty());

    bool isFree = false; // Asked no more once it is: each asking takes the place for a moment.
    QTRY_VERIFY((isFree = isFree || hasPlace(fixture, fixture.knownKey())));

    QByteArray lastId;
    int heard = 0;
    for (StreamBlock change = stuck.nextChange(); !change.id.isEmpty(); change = stuck.nextChange()) {
        lastId = change.id;
        ++heard;
    }
    QVERIFY(stuck.isCutOff());
    QVERIFY(heard < kChanges);
    EventSource resumed(fixture.server().port(), fixture.newKey(), "?resources=suppliers", {{"Last-Event-ID", lastId}});
    for (; heard < kChanges; ++heard)
        QVERIFY(!resumed.nextChange().id.isEmpty());
}

STEMDESK_GUILESS_TEST(StreamLimitsTest)

} // namespace stemdesk::stream_limits_test

#include "tst_stream_limits.moc"
