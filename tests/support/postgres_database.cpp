#include "tests/support/postgres_database.h"

#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/postgres_server.h"

#include <atomic>
#include <unistd.h>

namespace stemdesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Into how many partitions the tables of this run are divided: STEMDESK_TEST_PARTITIONS, 0 where it is not set.
int partitionsOfRun()
{
    return qEnvironmentVariableIntValue("STEMDESK_TEST_PARTITIONS");
}

QString templateName()
{
    return u"stemdesk_template_%1"_s.arg(partitionsOfRun());
}

/// Of the advisory lock of who makes a template.
constexpr int kTemplateLock = 0x54656d70;

/// Others may be making what is waited for, on a machine that does much else.
constexpr auto kTemplatePatience = 120s;

/// Says whether the tables are as the template has them, and no statistics are kept of them.
constexpr const char *kMark = "select concat_ws(' ',"
                              " (select format('%s %s', count(*), max(xmin::text::bigint)) from pg_attribute),"
                              " (select format('%s %s', count(*), max(xmin::text::bigint)) from pg_constraint),"
                              " (select format('%s %s', count(*), max(xmin::text::bigint)) from pg_index),"
                              " (select format('%s %s', count(*), max(xmin::text::bigint)) from pg_proc),"
                              " (select format('%s %s', count(*), max(xmin::text::bigint)) from pg_trigger),"
                              " (select md5(string_agg(relname, ' ' order by relname)) from pg_class where "
                              "relnamespace = 'public'::regnamespace),"
                              " (select count(*) from pg_statistic where starelid >= 16384),"
                              " (select count(*) from pg_db_role_setting),"
                              " (select string_agg(schema_migration::text, ' ') from schema_migration))";

constexpr const char *kEndOthers = "select count(pg_terminate_backend(pid, 60000)) from pg_stat_activity"
                                   " where datname = current_database() and pid <> pg_backend_pid()";

/// A few rows are deleted, which is quicker than a new file for the table; many would leave their pages behind.
constexpr const char *kEmpty =
    "do $$ declare entry record; begin"
    " set local session_replication_role = replica;"
    " for entry in select oid::regclass as name from pg_class where relkind = 'r' and relname <> 'schema_migration'"
    " and relnamespace = 'public'::regnamespace loop"
    " if pg_relation_size(entry.name) > 65536 then execute format('truncate %s cascade', entry.name);"
    " else execute format('delete from %s', entry.name); end if;"
    " end loop;"
    " perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S'"
    " and relnamespace = 'public'::regnamespace;"
    " end $$";

/// A connection of a test's own, outside what it tests.
class OwnSession {
public:
    OwnSession(const PostgresServer &server, const QString &database)
        : m_driver(server.address(database), {}, kTemplatePatience, partitionsOfRun()),
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
    /// The first row's text; empty where there is none.
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

OwnSession server()
{
    return {PostgresServer::ofThisRun(), u"postgres"_s};
}

QString takenSpare()
{
    return server().text(u"delete from spare_database where name = (select name from spare_database where partitions ="
                         " %1 limit 1 for update skip locked) returning name"_s.arg(partitionsOfRun()));
}

QString newName()
{
    static std::atomic<int> count = 0;
    return u"test_%1_%2"_s.arg(getpid()).arg(++count);
}

} // namespace

void PostgresDatabase::makeTemplate(const PostgresServer &server)
{
    const OwnSession own(server, u"postgres"_s);
    own.text(u"select cast(pg_advisory_lock(%1) as text)"_s.arg(kTemplateLock)); // Until this session ends.
    if (!own.text(u"select datname from pg_database where datname = '%1'"_s.arg(templateName())).isEmpty())
        return;
    own.run(u"create table if not exists template_mark (partitions int, mark text)"_s);
    own.run(u"create table if not exists spare_database (partitions int, name text primary key)"_s);
    own.run(u"create database "_s + templateName());
    const OwnSession inside(server, templateName());
    const Status migrated = migrate(inside.session(), [] { return Instant(0); });
    if (!migrated)
        qFatal("the test's PostgreSQL server cannot take the schema: %ls", qUtf16Printable(migrated.error().message));
    own.run(u"insert into template_mark values (%1, '%2')"_s.arg(partitionsOfRun())
                .arg(inside.text(QString::fromLatin1(kMark))));
}

PostgresDatabase::PostgresDatabase(Content content) : m_content(content)
{
    if (content == Content::Schema)
        m_name = takenSpare();
    if (!m_name.isEmpty())
        return;
    m_name = newName();
    if (content == Content::Schema)
        makeTemplate(PostgresServer::ofThisRun()); // There is one where partitions are those of the server's start.
    const QString from = content == Content::Schema ? templateName() : u"template0"_s;
    server().run(u"create database %1 template %2 strategy file_copy"_s.arg(m_name, from));
}

PostgresDatabase::~PostgresDatabase()
{
    if (m_content == Content::Empty || !keptAsSpare())
        server().run(u"drop database %1 with (force)"_s.arg(m_name));
}

/// Empties it and tells the next test of it, unless a test changed more than rows.
bool PostgresDatabase::keptAsSpare() const
{
    QString mark;
    {
        const OwnSession inside(PostgresServer::ofThisRun(), m_name);
        inside.text(QString::fromLatin1(kEndOthers));
        mark = inside.text(QString::fromLatin1(kMark));
        inside.run(QString::fromLatin1(kEmpty));
    }
    return !server()
                .text(u"insert into spare_database select partitions, '%1' from template_mark where mark = '%2' "
                      "and partitions = %3 returning name"_s.arg(m_name, mark)
                          .arg(partitionsOfRun()))
                .isEmpty();
}

PostgresAddress PostgresDatabase::address() const
{
    return PostgresServer::ofThisRun().address(m_name);
}

} // namespace stemdesk
