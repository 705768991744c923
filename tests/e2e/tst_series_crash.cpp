#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

namespace stemdesk::series_crash_test {

namespace {

constexpr int kKills = 50;
constexpr int kClerks = 3;
constexpr int kDaysAhead = 6; ///< A week of events for each series.

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// `stemdesk serve` is killed again and again while it creates series and their events: each day of a series ends up
/// with one event.
class TestSeriesCrash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachDayHasOneEventThroughFiftyKills();

private:
    QStringList place() const { return {u"--data"_s, m_folder.filePath(u"data"_s)}; }
    QByteArray run(const QStringList &arguments) const { return outputOf(arguments + place()); }
    std::unique_ptr<ServedProgram> serve() const { return std::make_unique<ServedProgram>(place()); }
    QJsonArray all(quint16 port, const QByteArray &list) const;
    void makeUntilKilled(ServedProgram &program);

    QTemporaryDir m_folder;
    QByteArray m_key;
    QByteArray m_template;
    std::atomic<int> m_answered = 0;
};

QJsonArray TestSeriesCrash::all(quint16 port, const QByteArray &list) const
{
    QJsonArray rows;
    QByteArray cursor;
    for (bool isDone = false; !isDone;) {
        const QJsonObject page = objectOf(
            fetch(port, "GET", "/api/v1/" + list + "?limit=100" + (cursor.isEmpty() ? "" : "&cursor=" + cursor), m_key)
                .body);
        for (const auto &row : page["items"_L1].toArray())
            rows.append(row);
        cursor = page["cursor"_L1].toString().toLatin1();
        isDone = page["isDone"_L1].toBool(true);
    }
    return rows;
}

/// Clerks create series and extend how far ahead each makes its events, until one answer has come since the last kill.
void TestSeriesCrash::makeUntilKilled(ServedProgram &program)
{
    const int wanted = m_answered + 1;
    const quint16 port = program.port();
    std::vector<std::thread> clerks;
    clerks.reserve(kClerks);
    for (int clerk = 0; clerk < kClerks; ++clerk)
        clerks.emplace_back([this, port] {
            for (;;) {
                const PlainAnswer made =
                    fetch(port, "POST", "/api/v1/series", m_key,
                          R"({"name":"Daily","templateEventIds":[")" + m_template
                              + R"("],"rule":"FREQ=DAILY","startsOn":"2026-01-01","daysAhead":2})");
                const QByteArray id = objectOf(made.body)["seriesId"_L1].toString().toLatin1();
                if (made.status != 201)
                    return;
                ++m_answered;
                const PlainAnswer more = fetch(port, "PATCH", "/api/v1/series/" + id, m_key,
                                               R"({"daysAhead":)" + QByteArray::number(kDaysAhead) + '}');
                if (more.status != 200)
                    return;
            }
        });
    QTRY_VERIFY_WITH_TIMEOUT(m_answered >= wanted, 60'000);
    program.kill();
    for (std::thread &clerk : clerks)
        clerk.join();
}

void TestSeriesCrash::eachDayHasOneEventThroughFiftyKills()
{
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s, u"monthly-cap=0"_s, u"time-zone=UTC"_s});
    auto program = serve();
    QVERIFY(!program->address().isEmpty());
    m_template = objectOf(fetch(program->port(), "POST", "/api/v1/events", m_key,
                                R"({"name":"Lobby","status":"approved","venueStart":1780308000000})")
                              .body)["eventId"_L1]
                     .toString()
                     .toLatin1();
    QVERIFY(!m_template.isEmpty());

    for (int kill = 0; kill < kKills; ++kill) {
        makeUntilKilled(*program);
        QVERIFY(!QTest::currentTestFailed());
        program = serve(); // Makes at once the events that are due.
        QVERIFY(!program->address().isEmpty());
    }

    QMap<QString, QSet<QString>> days;
    for (const auto event : all(program->port(), "events")) {
        const QString series = event["seriesId"_L1].toString();
        const QString day = event["occurrenceOn"_L1].toString();
        QVERIFY2(series.isEmpty() || !days.value(series).contains(day), qPrintable(series + u' ' + day));
        if (!series.isEmpty())
            days[series].insert(day);
    }
    const QJsonArray series = all(program->port(), "series");
    QVERIFY(series.size() >= m_answered); // Whatever was acknowledged is stored.
    for (const auto each : series) {
        const QSet<QString> made = days.value(each["seriesId"_L1].toString());
        QVERIFY(made.size() >= each["daysAhead"_L1].toInt() + 1);
        QCOMPARE(made.size(), each["eventsCount"_L1].toInt());
    }
    QCOMPARE(program->stop(), 0);
    QVERIFY(!run({u"check"_s}).isEmpty());
}

STEMDESK_TEST(TestSeriesCrash)

} // namespace stemdesk::series_crash_test

#include "tst_series_crash.moc"
