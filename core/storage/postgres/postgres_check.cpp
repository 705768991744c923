#include "core/storage/postgres/postgres_check.h"

#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_tables.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Dangling references, which only an administrator who disables the server's checks can create.
Result<QStringList> brokenReferences(Session &session)
{
    struct Reference {
        QByteArray table, target, isSet, fits;
    };
    // Partitions repeat a partitioned table's references: check only the declared one.
    const auto references = TRY(session.all(
        "select cast(conrelid as regclass), cast(confrelid as regclass), "
        "string_agg('child.' || own.attname || ' is not null', ' and '), "
        "string_agg('parent.' || theirs.attname || ' = child.' || own.attname, ' and ') "
        "from pg_catalog.pg_constraint cross join lateral unnest(conkey, confkey) as part (own_number, their_number) "
        "join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = own_number "
        "join pg_catalog.pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = their_number "
        "where contype = 'f' and conparentid = 0 group by pg_constraint.oid, conrelid, confrelid order by 1, 4",
        [](const Row &row) {
            return Reference{row.text(0).toLatin1(), row.text(1).toLatin1(), row.text(2).toLatin1(),
                             row.text(3).toLatin1()};
        }));
    QStringList broken;
    for (const Reference &reference : references) {
        const auto found = TRY(session.first("select 1 from " + reference.table + " as child where " + reference.isSet
                                                 + " and not exists (select 1 from " + reference.target
                                                 + " as parent where " + reference.fits + ") limit 1",
                                             [](const Row &row) { return row.integer(0); }));
        if (found)
            broken += u"a row of table %1 refers to a row of table %2 that is not there"_s.arg(
                QLatin1StringView(reference.table), QLatin1StringView(reference.target));
    }
    return broken;
}

} // namespace

Result<QStringList> postgresDamages(Session &session)
{
    QStringList damages;
    const auto take = [&](const Row &row) { damages += row.text(0); };
    // Indexes and rules left invalid, and corrupt pages met so far.
    for (const QByteArrayView sql :
         {"select 'the index ' || pg_class.relname || ' is not valid' from pg_catalog.pg_index "
          "join pg_catalog.pg_class on pg_class.oid = pg_index.indexrelid where not pg_index.indisvalid",
          "select 'the rule ' || conname || ' is not checked for all rows' from pg_catalog.pg_constraint "
          "where not convalidated",
          "select checksum_failures || ' pages do not fit their checksums' from pg_catalog.pg_stat_database "
          "where datname = current_database() and checksum_failures > 0"}) {
        TRY(session.each(sql, take));
    }
    // In distributed tables strayReferences() finds them, with one query per table to all machines.
    const bool isDistributed = session.driver().isDistributed();
    const Result<QStringList> references = isDistributed ? QStringList() : brokenReferences(session);
    return references ? damages + *references : references;
}

Result<QStringList> missingPostgresColumns(Session &session)
{
    const auto columns = TRY(session.all(
        "select table_name || '.' || column_name from information_schema.columns where table_schema = current_schema()",
        [](const Row &row) { return row.text(0).toLatin1(); }));
    const QSet<QByteArray> known(columns.cbegin(), columns.cend());
    QStringList missing;
    for (const ShopTable &table : shopTables()) {
        for (const ShopColumn &column : table.columns) {
            const QByteArray name = table.name + '.' + column.name;
            if (!known.contains(name))
                missing += u"the column %1 is missing"_s.arg(QLatin1StringView(name));
        }
    }
    return missing;
}

} // namespace stemdesk
