#include "tests/e2e/servers_test.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QSet>

#include <atomic>

namespace stemdesk::series_at_once_test {

namespace {

constexpr int kServers = 2;
constexpr int kClerks = 6;
constexpr int kSeries = 3;
constexpr int kChanges = 12; ///< By each clerk.

} // namespace

/// Two servers on one PostgreSQL database make the events of the same series at the same time.
class TestSeriesAtOnce : public ServersTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { serve(kServers); }
    void eachDayHasOneEvent();

private:
    int refusedChanges(const QByteArrayList &series) const;
};

/// All clerks change all series at the same time; how many of the changes failed.
int TestSeriesAtOnce::refusedChanges(const QByteArrayList &series) const
{
    std::atomic<int> refused = 0;
    atOnce(kClerks, [&](int clerk) {
        for (int change = 1; change <= kChanges; ++change) {
            const QByteArray path = "/api/v1/series/" + series.at((clerk + change) % kSeries);
            const QByteArray body = R"({"daysAhead":)" + QByteArray::number(change) + '}';
            refused += ask(clerk, "PATCH", path, body).status == 200 ? 0 : 1;
        }
    });
    return refused;
}

void TestSeriesAtOnce::eachDayHasOneEvent()
{
    const QByteArray event =
        bodyOf(ask(0, "POST", "/api/v1/events",
                   R"({"name":"Lobby","status":"approved","venueStart":1780308000000})"))["eventId"_L1]
            .toString()
            .toLatin1();
    QByteArrayList series;
    for (int made = 0; made < kSeries; ++made)
        series += bodyOf(ask(0, "POST", "/api/v1/series",
                             R"({"name":"Daily","templateEventIds":[")" + event
                                 + R"("],"rule":"FREQ=DAILY","startsOn":"2026-01-01","daysAhead":0})"))["seriesId"_L1]
                      .toString()
                      .toLatin1();

    QCOMPARE(refusedChanges(series), 0);
    QSet<QString> days;
    int events = 0;
    QByteArray cursor;
    for (bool isDone = false; !isDone;) {
        const QJsonObject page =
            bodyOf(ask(1, "GET", "/api/v1/events?limit=100" + (cursor.isEmpty() ? "" : "&cursor=" + cursor)));
        for (const auto &row : page["items"_L1].toArray()) {
            if (row["seriesId"_L1].isNull())
                continue;
            ++events;
            days.insert(row["seriesId"_L1].toString() + row["occurrenceOn"_L1].toString());
        }
        cursor = page["cursor"_L1].toString().toLatin1();
        isDone = page["isDone"_L1].toBool(true);
    }
    QCOMPARE(days.size(), events);
    for (const QByteArray &id : series) {
        const QJsonObject read = bodyOf(ask(1, "GET", "/api/v1/series/" + id));
        QVERIFY(read["eventsCount"_L1].toInt() >= kChanges);
        QVERIFY(!read["nextOn"_L1].isNull());
    }
    stop();
}

STEMDESK_TEST(TestSeriesAtOnce)

} // namespace stemdesk::series_at_once_test

#include "tst_series_at_once.moc"
