#include "tests/support/postgres_database.h"

#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/postgres_server.h"

#include <QCoreApplication>

#include <atomic>
#include <memory>
#include <unistd.h>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Into how many partitions the tables of this run are divided: STEMDESK_TEST_PARTITIONS, 0 if it is not set.
int partitionsOfRun()
{
    return qEnvironmentVariableIntValue("STEMDESK_TEST_PARTITIONS");
}

/// Advisory lock of the process that creates the original to copy.
constexpr int kOriginalLock = 0x54656d70;

/// Another process may be creating it, on a busy machine.
constexpr auto kOriginalPatience = 120s;

/// A connection of a test's own, outside what it tests.
class OwnSession {
public:
    OwnSession(const PostgresServer &server, const QString &database)
        : m_driver(server.address(database), {}, kOriginalPatience, partitionsOfRun()),
          m_session(Session::open(m_driver))
    {
        if (!m_session)
            qFatal("the test's PostgreSQL server cannot be reached: %ls", qUtf16Printable(m_session.error().message));
    }

    void run(const QString &sql) const
    {
        const Status done = (*m_session)->run(sql.toUtf8());
        if (!done)
            qFatal("the test's PostgreSQL server refuses: %ls", qUtf16Printable(done.error().message));
    }
    /// The first row's text; empty if there is none.
    QString text(const QString &sql) const
    {
        const auto found = (*m_session)->first(sql.toUtf8(), [](const Row &row) { return row.text(0); });
        if (!found)
            qFatal("the test's PostgreSQL server refuses: %ls", qUtf16Printable(found.error().message));
        return found->value_or(QString());
    }
    Session &session() const { return **m_session; }

private:
    PostgresDriver m_driver;
    Result<std::unique_ptr<Session>> m_session;
};

/// Shared by the process: each connection costs a server process.
const OwnSession &server()
{
    static std::unique_ptr<OwnSession> session;
    if (!session) {
        session = std::make_unique<OwnSession>(PostgresServer::ofThisRun(), u"postgres"_s);
        qAddPostRoutine([] { session.reset(); });
    }
    return *session;
}

/// Copies files: through the write-ahead log it takes three times as long.
QString copying(const QString &original, const QString &name)
{
    return u"create database %1 template %2 strategy file_copy"_s.arg(name, original);
}

QString newName()
{
    static std::atomic<int> count = 0;
    return u"test_%1_%2"_s.arg(getpid()).arg(++count);
}

/// On the server of this run.
QString schemaOfRun()
{
    static const QString name = PostgresDatabase::schemaOriginal(PostgresServer::ofThisRun());
    return name;
}

} // namespace

QString PostgresDatabase::schemaOriginal(const PostgresServer &server)
{
    const QString name = u"stemdesk_original_%1"_s.arg(partitionsOfRun());
    const OwnSession own(server, u"postgres"_s);
    own.text(u"select cast(pg_advisory_lock(%1) as text)"_s.arg(kOriginalLock)); // Until this session ends.
    if (!own.text(u"select datname from pg_database where datname = '%1'"_s.arg(name)).isEmpty())
        return name;
    own.run(copying(u"template0"_s, name));
    const OwnSession inside(server, name);
    const Status migrated = migrate(inside.session(), [] { return Instant(0); });
    if (!migrated)
        qFatal("the test's PostgreSQL server cannot take the schema: %ls", qUtf16Printable(migrated.error().message));
    return name;
}

PostgresDatabase::PostgresDatabase(Content content)
    : PostgresDatabase(content == Content::Schema ? schemaOfRun() : u"template0"_s)
{}

PostgresDatabase::PostgresDatabase(const QString &original) : m_name(newName())
{
    server().run(copying(original, m_name));
}

PostgresDatabase::~PostgresDatabase()
{
    server().run(u"drop database %1 with (force)"_s.arg(m_name));
}

PostgresAddress PostgresDatabase::address() const
{
    return PostgresServer::ofThisRun().address(m_name);
}

} // namespace stemdesk
