#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace stemdesk::series_at_once_test {

namespace {

constexpr int kServers = 2;
constexpr int kClerks = 6;
constexpr int kSeries = 3;
constexpr int kChanges = 12; ///< By each clerk.

QJsonObject bodyOf(const PlainAnswer &answer)
{
    return QJsonDocument::fromJson(answer.body).object();
}

} // namespace

/// Two servers on one PostgreSQL database make the events of the same series at the same time.
class TestSeriesAtOnce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachDayHasOneEvent();
    void cleanupTestCase()
    {
        m_servers.clear();
        m_database.reset();
    }

private:
    QStringList place() const
    {
        return {u"--data"_s, m_folder.filePath(u"data"_s), u"--database"_s, m_database->address().text()};
    }
    QByteArray run(const QStringList &arguments) const { return outputOf(arguments + place()); }
    /// Repeats the request while the server is busy with another clerk's.
    PlainAnswer ask(int clerk, const QByteArray &method, const QByteArray &path, const QByteArray &body) const
    {
        const quint16 port = m_servers.at(size_t(clerk) % m_servers.size())->port();
        PlainAnswer answer;
        do
            answer = fetch(port, method, path, m_key, body);
        while (answer.status == 503);
        return answer;
    }
    int refusedChanges(const QByteArrayList &series) const;

    std::unique_ptr<PostgresDatabase> m_database;
    QTemporaryDir m_folder;
    QByteArray m_key;
    std::vector<std::unique_ptr<ServedProgram>> m_servers;
};

void TestSeriesAtOnce::initTestCase()
{
    m_database = std::make_unique<PostgresDatabase>();
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s, u"monthly-cap=0"_s, u"time-zone=UTC"_s});
    for (int server = 0; server < kServers; ++server) {
        m_servers.push_back(std::make_unique<ServedProgram>(place()));
        QVERIFY(!m_servers.back()->address().isEmpty());
    }
}

/// All clerks change all series at the same time; how many of the changes failed.
int TestSeriesAtOnce::refusedChanges(const QByteArrayList &series) const
{
    std::vector<std::thread> clerks;
    clerks.reserve(kClerks);
    std::atomic<int> refused = 0;
    for (int clerk = 0; clerk < kClerks; ++clerk)
        clerks.emplace_back([&, clerk] {
            for (int change = 1; change <= kChanges; ++change) {
                const QByteArray path = "/api/v1/series/" + series.at((clerk + change) % kSeries);
                const QByteArray body = R"({"daysAhead":)" + QByteArray::number(change) + '}';
                refused += ask(clerk, "PATCH", path, body).status == 200 ? 0 : 1;
            }
        });
    for (std::thread &clerk : clerks)
        clerk.join();
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
            bodyOf(ask(1, "GET", "/api/v1/events?limit=100" + (cursor.isEmpty() ? "" : "&cursor=" + cursor), {}));
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
        const QJsonObject read = bodyOf(ask(1, "GET", "/api/v1/series/" + id, {}));
        QVERIFY(read["eventsCount"_L1].toInt() >= kChanges);
        QVERIFY(!read["nextOn"_L1].isNull());
    }
    for (const auto &server : m_servers)
        QCOMPARE(server->stop(), 0);
    QVERIFY(!run({u"check"_s}).isEmpty());
}

STEMDESK_TEST(TestSeriesAtOnce)

} // namespace stemdesk::series_at_once_test

#include "tst_series_at_once.moc"
