#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>
#include <QThread>

#include <atomic>
#include <thread>

namespace stemdesk::postgres_failover_test {

using namespace std::chrono_literals;

class TestPostgresFailover : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesGoOnAtTheStandby();
    void serverThatFollowsIsNotTaken();
};

namespace {

constexpr int kTimeout = 60'000;

PostgresAddress addressOf(const PostgresServer &first, const PostgresServer &second)
{
    PostgresAddress address = first.address(u"postgres"_s);
    address.host = first.folder() + u',' + second.folder();
    return address;
}

std::unique_ptr<Session> opened(const Driver &driver)
{
    auto session = Session::open(driver);
    if (!session)
        qFatal("%ls", qUtf16Printable(session.error().message));
    return *std::move(session);
}

/// Inserts one number after another, whatever happens to the server, and remembers those that were acknowledged.
class Writer {
public:
    explicit Writer(const Driver &driver) : m_driver(driver) {}
    ~Writer() { finish(); }
    Q_DISABLE_COPY_MOVE(Writer)

    int count() const { return m_count; }
    const QSet<qint64> &finish()
    {
        m_isOver = true;
        if (m_thread.joinable())
            m_thread.join();
        return m_stored;
    }

private:
    void write()
    {
        const auto session = opened(m_driver);
        for (qint64 number = 1; !m_isOver; ++number) {
            if (session->run("insert into t (number) values (?)", number)) {
                m_stored += number;
                ++m_count;
            } else {
                QThread::msleep(10);
            }
        }
    }

    const Driver &m_driver;
    QSet<qint64> m_stored;
    std::atomic<int> m_count = 0;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread{[this] { write(); }};
};

} // namespace

void TestPostgresFailover::writesGoOnAtTheStandby()
{
    const PostgresServer primary = PostgresServer::startFollowed();
    const PostgresServer standby = primary.startStandby();
    const PostgresDriver driver(addressOf(primary, standby), {});
    QVERIFY(opened(driver)->run("create table t (number bigint primary key)"));
    Writer writer(driver);
    QTRY_VERIFY_WITH_TIMEOUT(writer.count() > 100, kTimeout);

    primary.crash();
    standby.run(u"select pg_promote(true, 60)"_s);
    QElapsedTimer sincePromotion;
    sincePromotion.start();
    const int before = writer.count();
    QTRY_VERIFY_WITH_TIMEOUT(writer.count() > before + 100, kTimeout);
    qInfo("a hundred rows were written %lld ms after the promotion", sincePromotion.elapsed());

    QSet<qint64> found;
    const QSet<qint64> stored = writer.finish();
    QVERIFY(opened(driver)->each("select number from t", [&](const Row &row) { found += row.integer(0); }));
    QVERIFY2((stored - found).isEmpty(), "rows that were said to be stored are gone");
}

void TestPostgresFailover::serverThatFollowsIsNotTaken()
{
    const PostgresServer primary = PostgresServer::startFollowed();
    const PostgresServer standby = primary.startStandby();

    const PostgresDriver driver(addressOf(standby, primary), {});
    const auto session = opened(driver);
    QVERIFY(session->run("create table t (number bigint primary key)"));

    const auto none = Session::open(PostgresDriver(addressOf(standby, standby), {}));
    QVERIFY(!none);
    QCOMPARE(none.error().code, QByteArray("storage_unavailable"));
    QVERIFY2(none.error().message.contains(u"can be written to"_s), qPrintable(none.error().message));
}

STEMDESK_GUILESS_TEST(TestPostgresFailover)

} // namespace stemdesk::postgres_failover_test

#include "tst_postgres_failover.moc"
