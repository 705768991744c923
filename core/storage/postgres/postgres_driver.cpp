#include "core/storage/postgres/postgres_driver.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/english_messages.h"
#include "core/storage/postgres/postgres_check.h"
#include "core/storage/postgres/postgres_distribution.h"
#include "core/storage/postgres/postgres_layout.h"
#include "core/storage/postgres/postgres_opening.h"
#include "core/storage/postgres/postgres_pipeline.h"
#include "core/storage/postgres/postgres_request_counter.h"
#include "core/storage/postgres/postgres_rows.h"
#include "core/storage/postgres/postgres_search.h"
#include "core/storage/postgres/postgres_settings.h"
#include "core/storage/postgres/postgres_statement.h"
#include "core/storage/rows/shop_parts.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kFull = u"verify-full"_s;

/// The system's trusted authorities on Debian, Fedora, SUSE and others.
QString systemRoots()
{
    for (const QString &name : {u"/etc/ssl/certs/ca-certificates.crt"_s, u"/etc/pki/tls/certs/ca-bundle.crt"_s,
                                u"/etc/ssl/ca-bundle.pem"_s, u"/etc/ssl/cert.pem"_s}) {
        if (QFileInfo::exists(name))
            return name;
    }
    return u"system"_s;
}

bool hasOwnRoots()
{
    return qEnvironmentVariableIsSet("PGSSLROOTCERT")
        || QFileInfo::exists(QDir::home().filePath(u".postgresql/root.crt"_s));
}

} // namespace

QString tlsMode(const PostgresAddress &address)
{
    // libpq ignores it on a socket; but PGHOST may name a server if the address has none.
    if (address.host.isEmpty())
        return kFull;
    return address.isLocal() ? address.sslMode : kFull;
}

QString trustedRoots(const PostgresAddress &address)
{
    if (address.sslRootCert == "system"_L1)
        return systemRoots();
    if (!address.sslRootCert.isEmpty())
        return address.sslRootCert;
    const bool isVerified = tlsMode(address).startsWith("verify-"_L1);
    return isVerified && address.service.isEmpty() && !hasOwnRoots() ? systemRoots() : QString();
}

namespace {

/// Advisory lock of transactions that belong to no shop: the letters "Stem".
constexpr qint64 kLockOfAll = 0x5374656d;

/// Fewer new rows make no difference to plans.
constexpr qsizetype kManyRows = 100;

/// The error of a pool that keeps no settings for its clients.
constexpr auto kRefusedSettings = "unsupported startup parameter"_L1;

constexpr auto kChannel = "stemdesk_changes"_L1;

/// How long a machine that could not be entered is read from through the coordinator.
constexpr std::chrono::seconds kAvoidedFor{10};

/// How long a machine that did not answer is passed over by statements about all shops.
constexpr std::chrono::seconds kAwayFor{5};

/// Checks that the connection reached the intended machine, not another one with such a database.
Status isMachineAt(const QSqlDatabase &database, const QByteArray &machine)
{
    QSqlQuery group(u"select groupid from pg_dist_local_group where to_regclass('public.shop') in (select "
                    "logicalrelid from pg_dist_partition)"_s,
                    database);
    if (group.next() && group.value(0).toByteArray() == machine.first(machine.indexOf('@')))
        return {};
    return unavailable("storage_unavailable",
                       u"The database server at %1 is not the worker that its coordinator "
                       "calls so."_s.arg(QString::fromUtf8(machine)));
}

/// Quotes a value for libpq's connection string.
QString quoted(QString value)
{
    value.replace(u'\\', "\\\\"_L1).replace(u'\'', "\\'"_L1);
    return u'\'' + value + u'\'';
}

} // namespace

PostgresDriver::PostgresDriver(PostgresAddress address, QString password, std::chrono::milliseconds timeout,
                               int partitions)
    : m_address(std::move(address)), m_password(std::move(password)), m_timeout(timeout), m_partitions(partitions)
{}

QString PostgresDriver::plugin() const
{
    return u"QPSQL"_s;
}

Status PostgresDriver::open(QSqlDatabase &database) const
{
    if (m_machine.isEmpty())
        return enter(database);
    Status opened = enter(database);
    if (opened)
        opened = isMachineAt(database, m_machine);
    if (!opened) {
        database.close();
        const QMutexLocker lock(&m_placesMutex);
        m_avoided.setRemainingTime(kAvoidedFor);
    }
    return opened;
}

Status PostgresDriver::enter(QSqlDatabase &database) const
{
    if (!database.isValid())
        return unavailable("storage_unavailable",
                           u"Qt's driver for PostgreSQL is not installed (Debian: libqt6sql6-psql)."_s);
    if (const QFileInfo roots(trustedRoots(m_address));
        roots.exists() && !roots.isFile()) // A pipe would be waited for.
        return postgresOpeningError(u"root certificate file"_s, m_address);
    database.setHostName(m_address.host);
    if (m_address.port > 0)
        database.setPort(m_address.port);
    database.setDatabaseName(m_address.database);
    database.setUserName(m_address.user);
    database.setPassword(m_password);
    const bool withSettings = !m_isPool;
    Status connected = connect(database, withSettings);
    const bool isRefused = !connected && database.lastError().databaseText().contains(kRefusedSettings);
    if (withSettings && isRefused)
        connected = connect(database, false);
    PostgresPipeline *pipeline = connected ? PostgresPipeline::of(database) : nullptr;
    if (!pipeline)
        return connected;
    const PostgresPipeline::Server server = pipeline->meet();
    m_isPool = !withSettings || isRefused || server.isLent;
    m_isDistributed = server.isDistributed;
    settleIn(database, m_timeout);
    return {};
}

/// Settings that depend on what the server is.
void PostgresDriver::settleIn(QSqlDatabase &database, std::chrono::milliseconds timeout) const
{
    PostgresPipeline *pipeline = PostgresPipeline::of(database);
    if (m_isPool)
        return pipeline->setPooled(postgresTransactionSettings(timeout, m_isDistributed));
    if (!m_machine.isEmpty()) // Notifications are received through the coordinator only.
        QSqlQuery(database).exec(u"set default_transaction_read_only = on"_s);
    if (!isDistributed())
        return;
    for (const QByteArray &setting : distributedSettings(false))
        QSqlQuery(database).exec(QString::fromLatin1(setting));
    pipeline->setWriting({distributedTimeout(timeout)});
}

Status PostgresDriver::connect(QSqlDatabase &database, bool withSettings) const
{
    database.setConnectOptions(connectOptions(withSettings));
    const EnglishMessages messages; // Errors on opening have no SQLSTATE, only a text.
    return database.open() ? Status() : Status(postgresOpeningError(database.lastError().databaseText(), m_address));
}

bool PostgresDriver::setTimeout(QSqlDatabase &database, std::chrono::milliseconds timeout) const
{
    PostgresPipeline *pipeline = PostgresPipeline::of(database);
    if (pipeline && pipeline->isPooled()) {
        pipeline->setPooled(postgresTransactionSettings(timeout, m_isDistributed));
        return true;
    }
    if (pipeline && isDistributed())
        pipeline->setWriting({distributedTimeout(timeout)});
    return settle(database) && QSqlQuery(database).exec(u"set lock_timeout = %1"_s.arg(timeout.count()));
}

QString PostgresDriver::connectOptions(bool withSettings) const
{
    const QString settings = withSettings ? postgresStartOptions(m_timeout) : QString();
    // One of several servers may be gone without an answer, and the others are tried only then.
    const int timeout = m_address.hasSeveralHosts() || !m_machine.isEmpty() ? 2 : 5;
    QStringList options{u"application_name=stemdesk"_s,  u"connect_timeout=%1"_s.arg(timeout),
                        u"keepalives_idle=10"_s,         u"keepalives_interval=5"_s,
                        u"keepalives_count=3"_s,         u"tcp_user_timeout=10000"_s,
                        u"options="_s + quoted(settings)};
    if (const QString mode = tlsMode(m_address); !mode.isEmpty())
        options += u"sslmode="_s + mode;
    if (const QString roots = trustedRoots(m_address); !roots.isEmpty())
        options += u"sslrootcert="_s + quoted(roots);
    if (!m_address.service.isEmpty())
        options += u"service="_s + quoted(m_address.service);
    if (m_address.hasSeveralHosts())
        options += u"target_session_attrs=read-write"_s;
    // Otherwise PGHOSTADDR or a service's hostaddr could direct a connection without TLS to another machine.
    if (m_address.isLocal() && !m_address.host.isEmpty())
        options += u"hostaddr=''"_s;
    return options.join(u';');
}

Result<std::unique_ptr<Statement>> PostgresDriver::prepare(QSqlDatabase &database, const QByteArray &sql) const
{
    return PostgresStatement::prepare(database, sql);
}

void PostgresDriver::enqueue(QSqlDatabase &database, const QByteArray &sql) const
{
    if (PostgresPipeline *pipeline = PostgresPipeline::of(database))
        pipeline->enqueue(sql);
}

void PostgresDriver::sendUnawaited(QSqlDatabase &database, const QByteArray &sql) const
{
    if (PostgresPipeline *pipeline = PostgresPipeline::of(database))
        pipeline->sendUnawaited(sql);
}

void PostgresDriver::enqueueLast(QSqlDatabase &database, const QByteArray &sql) const
{
    if (PostgresPipeline *pipeline = PostgresPipeline::of(database))
        pipeline->enqueueLast(sql);
}

void PostgresDriver::discardQueued(QSqlDatabase &database) const
{
    if (PostgresPipeline *pipeline = PostgresPipeline::of(database))
        pipeline->discardQueued();
}

Status PostgresDriver::settle(QSqlDatabase &database) const
{
    PostgresPipeline *pipeline = PostgresPipeline::of(database);
    return pipeline ? pipeline->settle() : Status();
}

QByteArray PostgresDriver::beginSql() const
{
    return "begin isolation level read committed";
}

QByteArray PostgresDriver::snapshotSql() const
{
    return "begin isolation level repeatable read read only";
}

QByteArray PostgresDriver::lockSql(std::optional<qint64> shop) const
{
    return shop ? "select key from shop where key = " + QByteArray::number(*shop) + " limit 1 for no key update"
                : "select pg_advisory_xact_lock(" + QByteArray::number(kLockOfAll) + ")";
}

Result<bool> PostgresDriver::claimName(Session &session, qint64 name) const
{
    const auto claimed = TRY(session.first(
        "select case when pg_try_advisory_xact_lock(?) then 1 else 0 end", [](const Row &row) { return row.flag(0); },
        name));
    return claimed.value_or(false);
}

const RequestCounter *PostgresDriver::requestCounter() const
{
    static const PostgresRequestCounter counter;
    return &counter;
}

QByteArray PostgresDriver::placeColumn() const
{
    if (!m_isDistributed || m_isPool || !m_machine.isEmpty())
        return {};
    // The shard is looked up in a separate query: as a condition it would be evaluated for each of thousands of
    // placements.
    return ", (select part.groupid || '@' || nodename || ':' || nodeport || '/' || home.shard from "
           "(select get_shard_id_for_distribution_column('shop', api_key.shop) as shard offset 0) as home "
           "join pg_dist_placement as part on part.shardid = home.shard "
           "join pg_dist_node as node on node.groupid = part.groupid "
           "where part.groupid > 0 and isactive and metadatasynced and noderole = 'primary' limit 1)";
}

const Driver *PostgresDriver::at(const QByteArray &place) const
{
    const QByteArray machine = place.first(std::max<qsizetype>(place.lastIndexOf('/'), 0));
    const qsizetype name = machine.indexOf('@') + 1;
    const qsizetype port = machine.lastIndexOf(':') + 1;
    if (name <= 0 || port <= name)
        return nullptr;
    PostgresAddress address = m_address;
    address.host = QString::fromUtf8(machine.sliced(name, port - 1 - name));
    address.port = machine.sliced(port).toInt();
    if (address.isLocal() && !m_address.isLocal()) // Local to the coordinator, and not to this machine.
        return nullptr;
    const QMutexLocker lock(&m_placesMutex);
    std::unique_ptr<PostgresDriver> &there = m_places[machine];
    if (!there) {
        there = std::make_unique<PostgresDriver>(address, m_password, m_timeout);
        there->m_machine = machine;
    }
    const QMutexLocker alsoThere(&there->m_placesMutex);
    return there->m_avoided.hasExpired() ? there.get() : nullptr;
}

Result<TableNames> PostgresDriver::tablesAt(Session &session, const QByteArray &place) const
{
    const qint64 shard = place.sliced(place.lastIndexOf('/') + 1).toLongLong();
    QMutexLocker lock(&m_placesMutex);
    if (const auto known = m_tables.find(shard); known != m_tables.end())
        return known->second;
    lock.unlock();
    const TableNames tables = TRY(postgresTablesOf(session, shard));
    if (tables.isEmpty())
        return unavailable("storage_unavailable", u"The worker knows no shard %1 of the shops."_s.arg(shard));
    lock.relock();
    m_tables.insert_or_assign(shard, tables);
    return tables;
}

QByteArray PostgresDriver::keyClause() const
{
    return " returning key";
}

Result<QByteArray> PostgresDriver::insertFromColumns(Session &session, QByteArrayView table,
                                                     QByteArrayView columns) const
{
    return postgresInsertFromColumns(session, table, columns);
}

Result<QByteArray> PostgresDriver::updateFromColumns(Session &session, QByteArrayView table,
                                                     QByteArrayView columns) const
{
    return postgresUpdateFromColumns(session, table, columns);
}

bool PostgresDriver::takesShop(QByteArrayView table) const
{
    return isDistributed() && table != "shop" && !staysAtCoordinator(table);
}

QByteArray PostgresDriver::newKeysSql(QByteArrayView table) const
{
    if (!isDistributed() || staysAtCoordinator(table))
        return {};
    // The limit says that there are few.
    return "select nextval(keys) from (select cast(pg_get_serial_sequence('" + table.toByteArray()
        + "', 'key') as regclass) as keys offset 0) as one cross join generate_series(1, cast(? as bigint)) limit 1000";
}

Status PostgresDriver::lookAt(Session &session, QByteArrayView table, qsizetype rows) const
{
    // The server does this by itself a minute later; until then it scans all of a shop instead of using an index.
    // Silently skipped if we do not own the table.
    const QByteArray name = table.toByteArray();
    PostgresPipeline *pipeline = PostgresPipeline::of(session.connection().database());
    // The coordinator does not know how many rows a distributed table has; each worker checks its own.
    if (rows < kManyRows || isDistributed() || !pipeline || !pipeline->isNew(name))
        return {};
    const auto unknown = TRY(session.first(
        "select 1 from pg_class where oid = cast(? as regclass) and reltuples < ?",
        [](const Row &row) { return row.flag(0); }, QString::fromLatin1(name), double(rows)));
    return unknown.has_value() ? session.run("analyze (skip_locked) " + name) : Status();
}

QByteArray PostgresDriver::skipLocked() const
{
    return " for update skip locked";
}

QByteArray PostgresDriver::tableCountSql() const
{
    return "select count(*) from pg_catalog.pg_tables where schemaname = current_schema() and tablename = ?";
}

Result<QByteArrayList> PostgresDriver::inOwnWords(Session &session, const QByteArrayList &statements) const
{
    const auto known = TRY(postgresLayout(session));
    const PostgresLayout layout =
        known.value_or(PostgresLayout{.partitions = m_partitions, .keysNameShop = m_partitions > 0});
    QByteArrayList own;
    if (isDistributed()) // Otherwise a new table could not refer to one that the same migration has changed.
        own += "set local citus.multi_shard_modify_mode = 'sequential'";
    for (const QByteArray &statement : statements)
        own += postgresStatements(statement, layout);
    return own;
}

Status PostgresDriver::distributeNew(Session &session) const
{
    return isDistributed() ? distributePostgresTables(session) : Status();
}

Result<QList<ShopPart>> PostgresDriver::shopParts(Session &session) const
{
    if (!isDistributed())
        return Driver::shopParts(session);
    QList<ShopPart> parts = TRY(postgresShopParts(session));
    const QMutexLocker lock(&m_awayMutex);
    for (ShopPart &part : parts) {
        const auto away = m_away.find(part.machine);
        if (away != m_away.end() && !away->second.until.hasExpired())
            part.away = away->second.error;
    }
    return parts;
}

bool PostgresDriver::isAway(Session &session, const ShopPart &part, const Error &error) const
{
    if (part.machine.isEmpty() || error.code != "busy")
        return false;
    const auto found = session.first("select 1 from shop where key in (" + part.keys + ") limit 1",
                                     [](const Row &row) { return row.flag(0); });
    if (found) // It was something else.
        return false;
    const QMutexLocker lock(&m_awayMutex);
    m_away.insert_or_assign(part.machine, Away{.error = error, .until = QDeadlineTimer(kAwayFor)});
    return true;
}

Status PostgresDriver::nameShopInKeys(Session &session) const
{
    return nameShopInPostgresKeys(session);
}

Status PostgresDriver::createOwnParts(Session &session) const
{
    const Status made = createPostgresSearch(session);
    return made ? createPostgresRateWindows(session) : made;
}

Status PostgresDriver::createSearch(Session &session, QByteArrayView table) const
{
    return createPostgresSearch(session, table);
}

Status PostgresDriver::makeRoom(Session &session) const
{
    // With room for a second version of each row on its page, updates of unindexed columns leave the indexes alone and
    // are twice as fast. The rows of a partitioned table are in its partitions.
    const auto tables = TRY(session.all(
        "select cast(cast(pg_class.oid as regclass) as text) from pg_catalog.pg_class left join pg_catalog.pg_inherits "
        "on inhrelid = pg_class.oid where relkind = 'r' and coalesce(inhparent, pg_class.oid) in "
        "(cast('product' as regclass), cast('variant' as regclass), cast('price_entry' as regclass))",
        [](const Row &row) { return row.bytes(0); }));
    for (const QByteArray &table : tables) {
        TRY(session.run("alter table " + table + " set (fillfactor = 50)"));
    }
    return {};
}

Status PostgresDriver::keepBefore(Session &, int) const
{
    return {};
}

QByteArray PostgresDriver::searchFrom(QByteArrayView table) const
{
    return postgresSearchFrom(table);
}

QString PostgresDriver::matchText(const QStringList &words, const QStringList &tags) const
{
    return postgresMatchText(words, tags);
}

QString PostgresDriver::matchEither(const QString &one, const QString &other) const
{
    return u"((%1) | (%2))"_s.arg(one, other);
}

QString PostgresDriver::matchAll(const QStringList &matches) const
{
    return matches.join(u" & "_s);
}

Status PostgresDriver::reindex(Session &, QByteArrayView, qint64, const QString &, const QString &) const
{
    return {}; // The server fills the tokens from the row's own text.
}

Status PostgresDriver::index(Session &, QByteArrayView, const QList<qint64> &, const QStringList &) const
{
    return {};
}

Result<QList<qint64>> PostgresDriver::wronglyIndexed(Session &session, QByteArrayView table) const
{
    return postgresWronglyIndexed(session, table);
}

Result<QStringList> PostgresDriver::strangeParts(Session &session) const
{
    return missingPostgresColumns(session);
}

Result<QStringList> PostgresDriver::damages(Session &session) const
{
    const QStringList misplaced = TRY(isDistributed() ? postgresMisplaced(session) : QStringList());
    const QStringList damages = TRY(postgresDamages(session));
    return misplaced + damages;
}

Result<QStringList> PostgresDriver::machines(Session &session) const
{
    return isDistributed() ? postgresMachines(session) : QStringList();
}

QByteArray PostgresDriver::lookUp(const QByteArray &table, const QByteArray &name, const QByteArray &condition) const
{
    if (isDistributed()) // A lateral query has no condition on the shop and would go to all machines.
        return " join " + table + ' ' + name + " on " + condition;
    return " cross join lateral (select * from " + table + ' ' + name + " where " + condition + " limit 1) as " + name;
}

QByteArray PostgresDriver::amongKeys() const
{
    return "= any (cast(? as bigint[]))";
}

QString PostgresDriver::keysText(const QList<qint64> &keys) const
{
    return u'{' + joinedKeys(keys) + u'}';
}

QString PostgresDriver::newsChannel() const
{
    return m_isPool ? QString() : QString(kChannel);
}

QByteArray PostgresDriver::notifyingColumn() const
{
    return isDistributed() ? QByteArray() : QByteArray(", pg_notify('") + kChannel.data() + "', cast(key as text))";
}

QByteArray PostgresDriver::notifyingSql() const
{
    // Sent by the coordinator, where all clients listen.
    return isDistributed() ? QByteArray("select pg_notify('") + kChannel.data() + "', cast(cast(? as bigint) as text))"
                           : QByteArray();
}

QByteArray PostgresDriver::clockSql() const
{
    return "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
}

Result<qint64> PostgresDriver::dataVersion(Session &session) const
{
    // Every announced write increments its shop's counter.
    qint64 version = 0;
    TRY(forReachableShops(session, "key", [&](const QByteArray &ofShops) {
        return session.each("select cast(coalesce(sum(change_seq), 0) as bigint) from shop where key > 0" + ofShops,
                            [&](const Row &row) { version += row.integer(0); });
    }));
    return version;
}

} // namespace stemdesk
