#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QTest>
#include <QVariant>

#include <sqlite3.h>

#include <mutex>
#include <utility>

namespace stemdesk::patch_reads_test {

namespace {

/// Records every read on the connections that it opens.
class ReadingDriver final : public SqliteDriver {
public:
    using SqliteDriver::SqliteDriver;

    Status open(QSqlDatabase &database) const override
    {
        if (Status opened = SqliteDriver::open(database); !opened)
            return opened;
        const QVariant handle = database.driver()->handle();
        sqlite3_trace_v2(*static_cast<sqlite3 *const *>(handle.constData()), SQLITE_TRACE_STMT, &onStatement, &m_reads);
        return {};
    }

    /// How often a table was read since the last time that this was asked.
    qsizetype takeReadsOf(const QByteArray &table)
    {
        const std::lock_guard lock(m_reads.mutex);
        qsizetype count = 0;
        for (const QByteArray &sql : std::exchange(m_reads.statements, {}))
            count += sql.startsWith("select") && sql.contains("from " + table + ' ') ? 1 : 0;
        return count;
    }

private:
    struct Reads {
        std::mutex mutex; // Guards the statements: each of the server's threads has a connection.
        QList<QByteArray> statements;
    };

    static int onStatement(unsigned, void *reads, void *statement, void *)
    {
        auto *own = static_cast<Reads *>(reads);
        const std::lock_guard lock(own->mutex);
        own->statements += sqlite3_sql(static_cast<sqlite3_stmt *>(statement));
        return 0;
    }

    mutable Reads m_reads;
};

} // namespace

/// The queries of a change, over a real socket.
class PatchReadsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_fixture.reset(); }
    void anEventIsReadWholeOnce_data();
    void anEventIsReadWholeOnce();
    void rowsOfABulkArePricedOnceEach();

private:
    ReadingDriver *m_driver = nullptr; // Owned by the fixture.
};

void PatchReadsTest::initTestCase()
{
    ApiFixture::Options options;
    options.makeDriver = [this](const TestShop &test) {
        auto driver = std::make_unique<ReadingDriver>(QDir(test.folder()).filePath(u"stemdesk.db"_s));
        m_driver = driver.get();
        return driver;
    };
    m_fixture = std::make_unique<ApiFixture>(options);
}

void PatchReadsTest::anEventIsReadWholeOnce_data()
{
    QTest::addColumn<bool>("hasIfMatch");

    QTest::newRow("whatever it is now") << false;
    QTest::newRow("as it was read") << true;
}

void PatchReadsTest::anEventIsReadWholeOnce()
{
    QFETCH(const bool, hasIfMatch);
    const QByteArray path = filled("/api/v1/events/<evt>");
    const QByteArray etag = api().get(path).header("etag");
    m_driver->takeReadsOf("event_item");

    const auto answer = api().patch(path, hasIfMatch ? R"({"name":"Anna"})" : R"({"name":"Ben"})",
                                    hasIfMatch ? http::Headers{{"If-Match", etag}} : http::Headers());

    QCOMPARE(answer.status, 200);
    QCOMPARE(m_driver->takeReadsOf("event_item"), 1); // For the answer.
}

void PatchReadsTest::rowsOfABulkArePricedOnceEach()
{
    const QByteArray path = filled("/api/v1/events/<evt>/groups/<grp>/items");
    const auto readsOf = [&](const QByteArray &rows) {
        m_driver->takeReadsOf("price_entry");
        const auto answer = api().post(path, filled("{\"items\":[" + rows + "]}"));
        return answer.status == 200 ? m_driver->takeReadsOf("price_entry") : -1;
    };

    const qsizetype one = readsOf(R"({"eventItemId":"<item>","quantity":7})");
    const qsizetype two = readsOf(R"({"eventItemId":"<item>","quantity":8},{"eventItemId":"<vaseItem>","quantity":9})");

    QCOMPARE(
        one,
        3); // For the totals the newest list, and those that it falls back to; for warnings of lines without a price.
    QCOMPARE(two, one + 1);
}

STEMDESK_GUILESS_TEST(PatchReadsTest)

} // namespace stemdesk::patch_reads_test

#include "tst_patch_reads.moc"
