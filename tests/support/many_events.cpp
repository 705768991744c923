#include "tests/support/many_events.h"

#include "core/storage/engine/session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_shop.h"

#include <QMap>

namespace stemdesk {

namespace {

QByteArray newId()
{
    return isOnPostgres() ? "uuid_send(gen_random_uuid())" : "randomblob(16)";
}

/// Copies rows of `table` (as `old`) with other values in some columns.
void copyRows(Session &session, const QByteArray &table, const QMap<QByteArray, QByteArray> &others,
              const QByteArray &from, const QList<qint64> &values)
{
    const QByteArray names = isOnPostgres() ? "select column_name from information_schema.columns where table_name = '"
            + table + "' and column_name <> 'key' and is_generated = 'NEVER'"
                                            : "select name from pragma_table_info('" + table + "') where name <> 'key'";
    const auto columns = must(session.all(names, [](const Row &row) { return row.text(0).toLatin1(); }));
    QByteArrayList selected;
    for (const QByteArray &column : columns)
        selected += others.value(column, "old." + column);
    const QByteArray sql = "insert into " + table + " (" + columns.join(", ") + ") select " + selected.join(", ")
        + " from " + table + " as old " + from;
    const auto copied =
        values.size() == 1 ? session.change(sql, values.at(0)) : session.change(sql, values.at(0), values.at(1));
    must(copied);
}

} // namespace

void copyEvent(Session &session, qint64 event, int copies)
{
    copyRows(session, "event", {{"id", newId()}, {"slug", "old.slug || '-copy-' || copy.value"}},
             "cross join (with recursive counted (value) as (select 1 union all select value + 1 from counted "
             "where value < ?) select value from counted) as copy where old.key = ?",
             {copies, event});
    // The copies are the newest events.
    copyRows(session, "event_group", {{"id", newId()}, {"event", "copy.key"}},
             "join event as copy on copy.shop = old.shop and copy.key > old.event where old.event = ?", {event});
    copyRows(session, "event_item", {{"id", newId()}, {"event", "copy.event"}, {"event_group", "copy.key"}},
             "join event_group as own on own.key = old.event_group join event_group as copy on copy.shop = old.shop "
             "and copy.event > old.event and copy.rank = own.rank where old.event = ?",
             {event});
    copyRows(session, "event_figure", {{"event", "copy.key"}},
             "join event as copy on copy.shop = old.shop and copy.key > old.event where old.event = ?", {event});
}

} // namespace stemdesk
