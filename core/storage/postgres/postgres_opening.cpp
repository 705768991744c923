#include "core/storage/postgres/postgres_opening.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_address.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOldest = 150'000; // PostgreSQL 15.0 in the server's numbering.

// The part of the address to check.
constexpr auto kTls = "sslmode"_L1;
constexpr auto kPassword = "password"_L1;
constexpr auto kUser = "user"_L1;
constexpr auto kDatabase = "database"_L1;
constexpr auto kService = "service"_L1;

/// Two consecutive parts of a server's message and their meaning. {server}, {user}, {database} and {file} are replaced
/// by those of the address.
struct KnownMessage {
    QLatin1StringView first;
    QLatin1StringView second;
    const char16_t *sentence;
    QLatin1StringView part = "host"_L1;
};

constexpr auto kUnknownName = u"There is no server of the name {server}; check the host in the database's address.";
constexpr auto kFar = u"{server} does not answer; check the network, and whether a firewall lets Stemdesk through.";
constexpr auto kNoTls = u"The database server at {server} does not offer TLS, without which it is not spoken to.";
constexpr auto kStarting = u"The database server at {server} is starting or stopping; try again in a moment.";
constexpr auto kReadOnly = u"None of the database servers at {server} can be written to now; try again in a moment.";
constexpr auto kPoolAlone = u"The pool at {server} does not reach the database server; try again in a moment.";
constexpr auto kCrowded = u"The database server at {server} has no connection left; close a program that uses it.";

// The first match counts, because a message mentions every address that was tried.
constexpr std::array kKnownMessages{
    KnownMessage{
        "does not match host name"_L1, {}, u"The certificate of the database server is not for {server}.", kTls},
    KnownMessage{"certificate verify failed"_L1,
                 {},
                 u"The certificate of the database server at {server} is not trusted; name the certificate of its "
                 "authority with sslrootcert=FILE in the address.",
                 kTls},
    KnownMessage{"root certificate file"_L1,
                 {},
                 u"The file of trusted certificates cannot be read; name another with sslrootcert=FILE in the "
                 "database's address.",
                 kTls},
    KnownMessage{"does not support SSL"_L1, {}, kNoTls, kTls},
    KnownMessage{"password authentication failed"_L1,
                 {},
                 u"The database server at {server} does not accept the password of {user}.",
                 kPassword},
    KnownMessage{"no password supplied"_L1,
                 {},
                 u"The database server at {server} asks for the password of {user}; keep it in the keyring (stemdesk "
                 "secrets set-password), in ~/.pgpass or in a connection service file.",
                 kPassword},
    KnownMessage{"role \""_L1, "\" does not exist"_L1, u"The database server at {server} knows no user {user}.", kUser},
    KnownMessage{"database \""_L1, "\" does not exist"_L1, u"There is no database {database} at {server}.", kDatabase},
    KnownMessage{
        "permission denied for database"_L1, {}, u"{user} may not connect to the database {database}.", kDatabase},
    KnownMessage{"authentication failed for user"_L1,
                 {},
                 u"The database server at {server} does not let {user} in: it goes by the name of the system's user.",
                 kUser},
    KnownMessage{
        "no pg_hba.conf entry"_L1,
        {},
        u"The database server at {server} does not let {user} into the database {database} from this machine; its "
        "pg_hba.conf says who may come in.",
        kUser},
    KnownMessage{"server login has been failing"_L1, {}, kPoolAlone},
    KnownMessage{"query_wait_timeout"_L1, {}, kPoolAlone},
    KnownMessage{"too many"_L1, {}, kCrowded},
    KnownMessage{"connection slots"_L1, {}, kCrowded},
    KnownMessage{"the database system is"_L1, {}, kStarting},
    KnownMessage{"session is read-only"_L1, {}, kReadOnly},
    KnownMessage{"could not translate host name"_L1, {}, kUnknownName},
    KnownMessage{"definition of service"_L1, {}, u"The connection service file has no service of that name.", kService},
    KnownMessage{"service file"_L1, {}, u"The connection service file cannot be read.", kService},
    KnownMessage{"Connection refused"_L1, {}, u"Nothing answers at {server}; is the database server running there?"},
    KnownMessage{"No such file or directory"_L1, {}, u"No database server has a socket at {server}; is it running?"},
    KnownMessage{"timeout"_L1, {}, kFar},
    KnownMessage{"timed out"_L1, {}, kFar},
    KnownMessage{"No route to host"_L1, {}, kFar},
    KnownMessage{"unreachable"_L1, {}, kFar},
};

bool fits(const KnownMessage &known, const QString &message)
{
    const qsizetype at = message.indexOf(known.first);
    return at >= 0 && message.indexOf(known.second, at + known.first.size()) >= 0;
}

QString serverOf(const PostgresAddress &address)
{
    if (address.host.isEmpty())
        return address.service.isEmpty() ? u"this machine"_s : u"the service "_s + address.service;
    const QString host =
        address.host.contains(u':') && !address.hasSeveralHosts() ? u'[' + address.host + u']' : address.host;
    return address.port > 0 ? u"%1:%2"_s.arg(host).arg(address.port) : host;
}

QString worded(QString sentence, const PostgresAddress &address)
{
    const auto named = [](const QString &name, const QString &otherwise) { return name.isEmpty() ? otherwise : name; };
    return sentence.replace("{server}"_L1, serverOf(address))
        .replace("{user}"_L1, named(address.user, u"this user"_s))
        .replace("{database}"_L1, named(address.database, u"of that name"_s));
}

/// The number of our tables in the database, and of all tables, in one statement, because another process may be
/// creating them.
struct Tables {
    int ours = 0;
    int all = 0;
};

Result<Tables> tablesOf(Session &session)
{
    const auto tables = TRY(session.first(
        "select count(*) filter (where relname in ('schema_migration', 'shop')), count(*) from pg_catalog.pg_class "
        "where relkind in ('r', 'p') and relnamespace = (select oid from pg_catalog.pg_namespace where nspname = "
        "'public') and not exists (select 1 from pg_catalog.pg_depend where classid = cast('pg_class' as regclass) "
        "and objid = pg_class.oid and deptype = 'e')",
        [](const Row &row) { return Tables{.ours = row.smallInteger(0), .all = row.smallInteger(1)}; }));
    return tables.value_or(Tables());
}

} // namespace

Error postgresOpeningError(const QString &message, const PostgresAddress &address)
{
    const auto known =
        std::ranges::find_if(kKnownMessages, [&](const KnownMessage &entry) { return fits(entry, message); });
    if (known == kKnownMessages.end()) {
        const QString told = message.simplified();
        return unavailable("storage_unavailable",
                           u"The database server at %1 cannot be reached: %2."_s.arg(
                               serverOf(address), told.isEmpty() ? u"no reason given"_s : told));
    }
    Error error = unavailable("storage_unavailable", worded(QString::fromUtf16(known->sentence), address));
    error.field = known->part;
    return error;
}

Status postgresSuits(Session &session)
{
    const auto server = TRY(session.first(
        "select cast(current_setting('server_version_num') as bigint), current_setting('server_version'), "
        "current_setting('server_encoding')",
        [](const Row &row) { return std::tuple(row.integer(0), row.text(1), row.text(2)); }));
    const auto [number, version, encoding] = server.value_or(std::tuple<qint64, QString, QString>());
    if (number < kOldest)
        return unavailable("server_too_old",
                           u"The database server is PostgreSQL %1; Stemdesk needs 15 or later."_s.arg(version));
    if (encoding != "UTF8"_L1)
        return unavailable(
            "wrong_encoding",
            u"The database keeps its texts as %1; make one with the encoding UTF8 for Stemdesk."_s.arg(encoding));
    const Tables tables = TRY(tablesOf(session));
    if (tables.all > 0 && tables.ours < 2)
        return unavailable("foreign_database",
                           u"The database holds tables of another program; make one for Stemdesk alone."_s);
    return {};
}

} // namespace stemdesk
