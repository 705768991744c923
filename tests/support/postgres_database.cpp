#include "tests/support/postgres_database.h"

#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_distribution.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/postgres_server.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <atomic>
#include <memory>
#include <unistd.h>
#include <vector>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// The number of partitions for this run's tables: STEMDESK_TEST_PARTITIONS, 0 if it is not set.
int partitionsOfRun()
{
    return qEnvironmentVariableIntValue("STEMDESK_TEST_PARTITIONS");
}

/// Advisory lock held while a process creates the template database.
constexpr int kOriginalLock = 0x54656d70;

/// Another process may be creating it, on a busy machine.
constexpr auto kOriginalTimeout = 120s;

/// A separate connection for the test itself.
class OwnSession {
public:
    explicit OwnSession(const PostgresAddress &address)
        : m_driver(address, {}, kOriginalTimeout, partitionsOfRun()), m_session(Session::open(m_driver))
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

/// Connections to a server and, if it is a coordinator, to its workers; each costs a server process.
struct Machines {
    explicit Machines(const PostgresServer &server)
    {
        all.push_back(std::make_unique<OwnSession>(server.address(u"postgres"_s)));
        for (const PostgresAddress &worker : server.workers(u"postgres"_s))
            all.push_back(std::make_unique<OwnSession>(worker));
    }

    const OwnSession &first() const { return *all.front(); }
    void run(const QString &sql) const
    {
        for (const auto &machine : all)
            machine->run(sql);
    }

    std::vector<std::unique_ptr<OwnSession>> all;
};

/// Shared by the process.
const Machines &server()
{
    static std::unique_ptr<Machines> machines;
    if (!machines) {
        machines = std::make_unique<Machines>(PostgresServer::ofThisRun());
        qAddPostRoutine([] { machines.reset(); });
    }
    return *machines;
}

/// Copies the files: going through the write-ahead log takes three times as long.
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

void must(const Status &done)
{
    if (!done)
        qFatal("the test's PostgreSQL server cannot take the schema: %ls", qUtf16Printable(done.error().message));
}

/// A coordinator's databases outlive this program, so the name contains a hash of the migrations.
QString distributedName()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(newestMigration()));
    for (const QString &name : QDir(u":/migrations"_s).entryList(QDir::Files, QDir::Name)) {
        QFile file(u":/migrations/"_s + name);
        if (file.open(QFile::ReadOnly))
            hash.addData(file.readAll());
    }
    return u"stemdesk_original_"_s + QString::fromLatin1(hash.result().toHex().first(12));
}

/// Makes the database a coordinator over the workers' databases of the same name, with few shards because each takes
/// time.
void distribute(const PostgresServer &server, const QString &name)
{
    for (const PostgresAddress &worker : server.workers(name))
        OwnSession(worker).run(u"create extension citus"_s);
    const OwnSession inside(server.address(name));
    inside.run(u"create extension citus"_s);
    inside.run(u"set citus.shard_count = 4"_s);
    inside.text(u"select cast(citus_set_coordinator_host('%1', %2) as text)"_s.arg(server.address(name).host)
                    .arg(server.address(name).port));
    for (const PostgresAddress &worker : server.workers(name))
        inside.text(u"select cast(citus_add_node('%1', %2) as text)"_s.arg(worker.host).arg(worker.port));
    must(migrate(inside.session(), [] { return Instant(0); }));
    must(distributePostgresTables(inside.session()));
}

/// Citus keeps processes connected to each of its databases, and a database with connections cannot be copied.
void close(const Machines &machines, const QString &name)
{
    machines.run(u"alter database %1 with allow_connections false"_s.arg(name));
    for (const auto &machine : machines.all)
        machine->text(
            u"select count(pg_terminate_backend(pid, 10000)) from pg_stat_activity where datname = '%1'"_s.arg(name));
}

} // namespace

QString PostgresDatabase::schemaOriginal(const PostgresServer &server)
{
    const bool isDistributed = isOnCitus();
    const QString name = isDistributed ? distributedName() : u"stemdesk_original_%1"_s.arg(partitionsOfRun());
    const Machines machines(server);
    const OwnSession &own = machines.first();
    own.text(u"select cast(pg_advisory_lock(%1) as text)"_s.arg(kOriginalLock)); // Held until this session ends.
    const QString whole = isDistributed ? u" and not datallowconn"_s : QString();
    if (!own.text(u"select datname from pg_database where datname = '%1'"_s.arg(name) + whole).isEmpty())
        return name;
    if (isDistributed)
        machines.run(u"drop database if exists %1 with (force)"_s.arg(name));
    machines.run(copying(u"template0"_s, name));
    if (isDistributed) {
        distribute(server, name);
        close(machines, name);
        return name;
    }
    const OwnSession inside(server.address(name));
    must(migrate(inside.session(), [] { return Instant(0); }));
    return name;
}

PostgresDatabase::PostgresDatabase(Content content)
    : PostgresDatabase(content == Content::Schema ? schemaOfRun() : u"template0"_s)
{}

PostgresDatabase::PostgresDatabase(const QString &original) : m_name(newName())
{
    const bool isInUse = isOnCitus() && original.startsWith(u"test_"); // At least by Citus itself.
    if (isInUse)
        close(server(), original);
    server().run(copying(original, m_name));
    if (isInUse)
        server().run(u"alter database %1 with allow_connections true"_s.arg(original));
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
