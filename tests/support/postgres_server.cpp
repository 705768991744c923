#include "tests/support/postgres_server.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/database_folder.h"
#include "tests/support/postgres_database.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>
#include <csignal>
#include <unistd.h>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTimeout = 60'000;

/// For replication: the standby has whatever the primary has acknowledged.
const QStringList kFollowed{u"-c"_s, u"wal_level=replica"_s,    u"-c"_s, u"max_wal_senders=4"_s,
                            u"-c"_s, u"synchronous_commit=on"_s};

/// The file by which the tests of one ctest run, their parent process, find its server.
QString wordFile()
{
    const QDir folder(QStringLiteral(STEMDESK_TEST_SERVERS));
    folder.mkpath(u"."_s);
    return folder.filePath(QString::number(getppid()));
}

QString textOf(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

int keeperOf(const QString &folder)
{
    return textOf(folder + u"/ready"_s).toInt();
}

void must(const Status &done, const char *what)
{
    if (!done)
        qFatal("the test's PostgreSQL server cannot %s: %ls", what, qUtf16Printable(done.error().message));
}

template <class Condition>
void waitFor(Condition condition, const QString &folder)
{
    const QDeadlineTimer deadline(kTimeout);
    while (!condition()) {
        if (deadline.hasExpired() || (!folder.isEmpty() && !QDir(folder).exists()))
            qFatal("the test's PostgreSQL server does not start:\n%ls", qUtf16Printable(textOf(folder + u".log"_s)));
        QThread::msleep(20);
    }
}

} // namespace

bool isOnPostgres()
{
    return qgetenv("STEMDESK_TEST_ENGINE") == "postgres" || isOnCitus();
}

bool isOnCitus()
{
    return qgetenv("STEMDESK_TEST_ENGINE") == "citus";
}

const PostgresServer &PostgresServer::ofThisRun()
{
    static const PostgresServer server = [] {
        if (isOnCitus()) {
            const auto coordinator = PostgresAddress::parse(qEnvironmentVariable("STEMDESK_TEST_CITUS"));
            must(coordinator ? Status() : Status(coordinator.error()), "be understood in STEMDESK_TEST_CITUS");
            return PostgresServer(*coordinator);
        }
        const QString folder = textOf(wordFile());
        if (!folder.isEmpty() && QDir(folder).exists())
            return PostgresServer(folder, 0);
        return startFor(getpid());
    }();
    return server;
}

PostgresServer::PostgresServer(const QString &folder, quint16 port)
    : m_folder(folder), m_port(port), m_keeper(keeperOf(folder))
{}

PostgresServer PostgresServer::launch(qint64 process, const QStringList &options,
                                      const QProcessEnvironment &environment)
{
    QTemporaryDir folder(folderOfDatabases() + u"/stemdesk-postgres-XXXXXX"_s);
    folder.setAutoRemove(false);
    const QString path = folder.path();
    QProcess keeper;
    keeper.setProgram(u"/bin/sh"_s);
    keeper.setArguments(QStringList{QStringLiteral(STEMDESK_POSTGRES_KEEPER), path, QString::number(process)}
                        + options);
    keeper.setProcessEnvironment(environment);
    keeper.setStandardOutputFile(QProcess::nullDevice()); // Else ctest waits for its end, to have all that it says.
    keeper.setStandardErrorFile(QProcess::nullDevice());
    keeper.startDetached();
    waitFor([&] { return QFile::exists(path + u"/ready"_s); }, path);
    return {path, quint16(environment.value(u"PGPORT"_s).toUInt())};
}

PostgresServer PostgresServer::startFor(qint64 process, quint16 port)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QStringList options;
    if (port > 0) {
        options = {u"-c"_s, u"listen_addresses=127.0.0.1"_s};
        environment.insert(u"PGPORT"_s, QString::number(port));
    }
    PostgresServer server = launch(process, options, environment);
    PostgresDatabase::schemaOriginal(server);
    return server;
}

PostgresServer PostgresServer::startFollowed()
{
    return launch(getpid(), kFollowed, QProcessEnvironment::systemEnvironment());
}

PostgresServer PostgresServer::startStandby() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"STANDBY_OF"_s, m_folder);
    PostgresServer standby = launch(getpid(), kFollowed, environment);
    run(u"alter system set synchronous_standby_names = '*'"_s);
    reload();
    return standby;
}

void PostgresServer::crash() const
{
    const int server = textOf(m_folder + u"/data/postmaster.pid"_s).section(u'\n', 0, 0).toInt();
    if (server <= 0 || kill(server, SIGKILL) != 0)
        qFatal("the test's PostgreSQL server cannot be killed");
    waitFor([&] { return kill(server, 0) != 0; }, {});
}

PostgresServer PostgresServer::startGuarded(quint16 port)
{
    const PostgresServer server = startFor(getpid(), port);
    server.keepFile(u"pg_hba.conf"_s, u"local all stemdesk trust\nhost all all 127.0.0.1/32 scram-sha-256\n"_s);
    server.reload();
    return server;
}

PostgresServer PostgresServer::startOwn()
{
    return startFor(getpid());
}

void PostgresServer::stop() const
{
    const QString ready = m_folder + u"/ready"_s;
    kill(m_keeper, SIGUSR1);
    waitFor([&] { return !QFile::exists(ready); }, m_folder);
}

void PostgresServer::startAgain() const
{
    kill(m_keeper, SIGUSR2);
    waitFor([&] { return QFile::exists(m_folder + u"/ready"_s); }, m_folder);
}

void PostgresServer::startForRun()
{
    const PostgresServer server = startFor(getppid());
    QFile word(wordFile());
    if (!word.open(QFile::WriteOnly) || word.write(server.m_folder.toUtf8()) < 0)
        qFatal("the test's PostgreSQL server cannot be told to others");
}

void PostgresServer::stopOfRun()
{
    const QString folder = textOf(wordFile());
    QFile::remove(wordFile());
    if (const int keeper = keeperOf(folder); keeper > 0)
        kill(keeper, SIGTERM);
    const QDeadlineTimer deadline(kTimeout);
    while (!folder.isEmpty() && QDir(folder).exists() && !deadline.hasExpired())
        QThread::msleep(20);
}

PostgresAddress PostgresServer::address(const QString &database) const
{
    if (m_coordinator) {
        PostgresAddress address = *m_coordinator;
        address.database = database;
        return address;
    }
    return {.host = m_folder, .port = m_port, .database = database, .user = u"stemdesk"_s};
}

QList<PostgresAddress> PostgresServer::workers(const QString &database) const
{
    if (!m_coordinator)
        return {};
    const PostgresDriver driver(*m_coordinator, {});
    const auto session = Session::open(driver);
    must(session ? Status() : Status(session.error()), "be reached");
    const auto workers = (*session)->all(
        "select nodename, nodeport from pg_dist_node where groupid > 0 order by nodeid", [&](const Row &row) {
            PostgresAddress worker = *m_coordinator;
            worker.host = row.text(0);
            worker.port = row.smallInteger(1);
            worker.database = database;
            return worker;
        });
    must(workers ? Status() : Status(workers.error()), "name its workers");
    return *workers;
}

void PostgresServer::run(const QString &sql) const
{
    const PostgresDriver driver(address(u"postgres"_s), {});
    const auto session = Session::open(driver);
    must(session ? Status() : Status(session.error()), "be reached");
    must((*session)->run(sql.toUtf8()), "do what a test needs");
}

QString PostgresServer::keepFile(const QString &name, const QString &text) const
{
    // Written by the server itself, because its folder may belong to another user.
    const QString file = u"%1/data/%2"_s.arg(m_folder, name);
    run(u"copy (select unnest(string_to_array('%1', chr(10)))) to '%2'"_s.arg(text, file));
    run(u"copy (select 1) to program 'cat >/dev/null; chmod 600 %1'"_s.arg(file));
    return file;
}

void PostgresServer::reload() const
{
    // Done once a new connection has an otherwise unused setting.
    static std::atomic<int> count = 0;
    const QString mark = u"%1s"_s.arg(100 + ++count);
    run(u"alter system set authentication_timeout = '%1'"_s.arg(mark));
    run(u"select pg_reload_conf()"_s);
    const PostgresDriver driver(address(u"postgres"_s), {});
    waitFor(
        [&] {
            const auto session = Session::open(driver);
            must(session ? Status() : Status(session.error()), "be reached");
            const auto value =
                (*session)->first("select setting from pg_settings where name = 'authentication_timeout'",
                                  [](const Row &row) { return row.text(0); });
            return value && *value && **value + u's' == mark;
        },
        m_folder);
}

} // namespace stemdesk
