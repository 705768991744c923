#include "core/storage/postgres/postgres_distribution.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_layout.h"
#include "core/storage/shops/shop_tables.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QByteArrayView, 4> kStaying{"api_key", "request_log", "usage_counter", "rate_window"};

QByteArray stayingNames()
{
    QByteArray names;
    for (const QByteArrayView table : kStaying)
        names += (names.isEmpty() ? "'" : ", '") + table.toByteArray() + '\'';
    return names;
}

/// The tables of shops that belong on the workers.
QByteArray tablesOfShops()
{
    return "(select pg_class.oid as id, relname as name from pg_catalog.pg_class where relkind in ('r', 'p') and not "
           "relispartition and relnamespace = cast('public' as regnamespace) and relname not in ("
        + stayingNames()
        + ") and (relname = 'shop' or exists (select 1 from pg_catalog.pg_attribute where attrelid = pg_class.oid and "
          "attname = 'shop' and attnum > 0 and not attisdropped))) as own";
}

Error cannotDistribute(const QString &reason)
{
    return refused("invalid_partitions", u"distribute"_s, reason);
}

Result<qint64> countOf(Session &session, const QByteArray &sql)
{
    const auto count = TRY(session.first(sql, [](const Row &row) { return row.integer(0); }));
    return count.value_or(0);
}

/// Referenced tables come before those that refer to them.
Result<QByteArrayList> undistributed(Session &session)
{
    QByteArrayList names = TRY(session.all("select name from " + tablesOfShops()
                                               + " where not exists (select 1 from pg_dist_partition where "
                                                 "logicalrelid = own.id) order by name",
                                           [](const Row &row) { return row.bytes(0); }));
    const QList<ShopTable> &known = shopTables();
    std::ranges::stable_sort(names, {}, [&](const QByteArray &name) {
        return std::ranges::find(known, name, &ShopTable::name) - known.begin();
    });
    return names;
}

/// Constraints that distributed tables refuse: a unique id without the shop, and references from tables that stay at
/// the coordinator.
Status dropRefusedRules(Session &session)
{
    const auto rules = TRY(session.all(
        "select format('alter table %s drop constraint %I%s', cast(conrelid as regclass), conname, "
        "case contype when 'u' then ', add unique (id, key)' else '' end) from pg_catalog.pg_constraint "
        "join pg_catalog.pg_class on pg_class.oid = conrelid where connamespace = cast('public' as regnamespace) and "
        "(conname = 'shop_id_key' or (contype = 'f' and relname in ("
            + stayingNames()
            + ") and confrelid not in (select oid from pg_catalog.pg_class where relnamespace = "
              "cast('public' as regnamespace) and relname in ("
            + stayingNames() + ")))) order by 1",
        [](const Row &row) { return row.bytes(0); }));
    for (const QByteArray &rule : rules) {
        TRY(session.run(rule));
    }
    return {};
}

Status distribute(Session &session, const QByteArray &table)
{
    const QByteArray how = table == "shop" ? QByteArray("'key'") : QByteArray("'shop', colocate_with => 'shop'");
    return session.run("select create_distributed_table('" + table + "', " + how + ")");
}

QString plural(qint64 count, const QString &what)
{
    return u"%1 %2%3"_s.arg(QLocale::c().toString(count), what, count == 1 ? QString() : u"s"_s);
}

} // namespace

bool staysAtCoordinator(QByteArrayView table)
{
    return std::ranges::find(kStaying, table) != kStaying.end();
}

Status canDistributePostgres(Session &session)
{
    const qint64 extensions =
        TRY(countOf(session, "select count(*) from pg_catalog.pg_extension where extname = 'citus'"));
    if (extensions == 0)
        return cannotDistribute(
            u"The database has no extension citus: --distribute needs \"create extension citus\" in "
            "the database of the coordinator and of each worker."_s);
    const qint64 workers = TRY(countOf(session,
                                       "select count(*) from pg_dist_node where groupid > 0 and isactive and "
                                       "shouldhaveshards and noderole = 'primary'"));
    if (workers == 0)
        return cannotDistribute(
            u"The coordinator knows no worker: --distribute needs some, which are added with \"select "
            "citus_add_node('host', 5432)\"."_s);
    const auto layout = TRY(postgresLayout(session));
    if (!layout || layout->isDistributed)
        return {};
    const bool hasShops = TRY(countOf(session, "select count(*) from (select 1 from shop limit 1) as any_shop")) > 0;
    if (hasShops || layout->partitions > 0 || !layout->keysNameShop)
        return cannotDistribute(
            u"The tables of this database already exist and stay where they are: --distribute is for "
            "a database without tables. stemdesk move brings the shops into one."_s);
    return {};
}

Status distributePostgresTables(Session &session)
{
    const QByteArrayList tables = TRY(undistributed(session));
    if (tables.isEmpty())
        return {};
    TRY(dropRefusedRules(session));
    for (const QByteArray &table : tables) {
        TRY(distribute(session, table));
    }
    return {};
}

Result<QStringList> postgresMisplaced(Session &session)
{
    QStringList misplaced;
    const auto take = [&](const Row &row) { misplaced += row.text(0); };
    TRY(session.each("select 'the table ' || name || case when logicalrelid is null then ' is not distributed' else "
                     "' is not on the same workers as its shops' end from "
                         + tablesOfShops()
                         + " left join pg_dist_partition as placed on logicalrelid = own.id where logicalrelid is null "
                           "or colocationid <> (select colocationid from pg_dist_partition where logicalrelid = "
                           "cast('shop' as regclass)) order by name",
                     take));
    TRY(session.each("select count(*) || ' parts of tables are on no worker that is in use' from pg_dist_shard as part "
                     "where not exists (select 1 from pg_dist_placement as place join pg_dist_node as node on "
                     "node.groupid = place.groupid where place.shardid = part.shardid and shardstate = 1 and isactive) "
                     "having count(*) > 0",
                     take));
    TRY(session.each(
        "select case when success then 'at ' || nodename || ':' || nodeport || ' ' || result || "
        "' transactions have been prepared for longer than a minute and were not ended' else 'the machine "
        "' || nodename || ':' || nodeport || ' does not answer' end from run_command_on_all_nodes($$select "
        "count(*) from pg_prepared_xacts where database = current_database() and prepared < now() - "
        "interval '1 minute'$$) as told join pg_dist_node on pg_dist_node.nodeid = told.nodeid where not "
        "success or result <> '0' order by nodename, nodeport",
        take));
    return misplaced;
}

Result<QStringList> postgresMachines(Session &session)
{
    QHash<qint64, qint64> shops;
    const auto count = [&](const Row &row) { shops.insert(row.integer(0), row.integer(1)); };
    TRY(session.each("select groupid, count(*) from (select key from shop offset 0) as known join pg_dist_placement on "
                     "shardid = get_shard_id_for_distribution_column('shop', known.key) group by groupid",
                     count));
    return session.all(
        "select nodename || ':' || nodeport, groupid, cast(result as bigint) from run_command_on_workers($$select "
        "coalesce(sum(n_live_tup), 0) from pg_stat_user_tables where schemaname = 'public' and relname ~ "
        "'_[0-9]+$'$$) join pg_dist_node using (nodename, nodeport) where success order by 1",
        [&](const Row &row) {
            return u"%1\t%2, about %3"_s.arg(row.text(0), plural(shops.value(row.integer(1)), u"shop"_s),
                                             plural(row.integer(2), u"row"_s));
        });
}

Result<TableNames> postgresTablesOf(Session &session, qint64 shard)
{
    TableNames tables;
    TRY(session.each(
        "select relname, quote_ident(relname || '_' || part.shardid) from pg_dist_shard as home "
        "join pg_dist_shard as part using (shardminvalue, shardmaxvalue) "
        "join pg_dist_partition as placed on placed.logicalrelid = part.logicalrelid and colocationid = (select "
        "colocationid from pg_dist_partition where logicalrelid = home.logicalrelid) "
        "join pg_catalog.pg_class on pg_class.oid = part.logicalrelid where home.shardid = ?",
        [&](const Row &row) { tables.insert(row.bytes(0), row.bytes(1)); }, shard));
    return tables;
}

Result<QList<ShopPart>> postgresShopParts(Session &session)
{
    // Keys are given out in sequence; those of deleted shops do no harm, nor do the next ones, with which the
    // statements about a part stay the same for a while.
    return session.all(
        "select string_agg(cast(key as text), ', ' order by key), cast(groupid as text) from (select generate_series("
        "1, 8 * ((coalesce((select last_value from pg_catalog.pg_sequences where schemaname = 'public' and "
        "sequencename = 'shop_key_seq'), 0) + 7) / 8)) as key offset 0) as known join pg_dist_placement on "
        "shardid = get_shard_id_for_distribution_column('shop', key) group by groupid, shardid order by groupid, "
        "shardid",
        [](const Row &row) { return ShopPart{.keys = row.bytes(0), .machine = row.bytes(1), .away = {}}; });
}

} // namespace stemdesk
