#pragma once

#include "core/storage/engine/session.h"

#include <QMap>

namespace stemdesk {

/// Keys of rows by their shops' keys.
using RowsOfShops = QMap<qint64, QList<qint64>>;

/// The rows (shop, key) found by a query, over all shops.
template <class... Values>
Result<RowsOfShops> oldRows(Session &session, QByteArrayView sql, const Values &...values)
{
    RowsOfShops rows;
    TRY(session.each(
        sql, [&](const Row &row) { rows[row.integer(0)].append(row.integer(1)); }, values...));
    return rows;
}

/// Deletes those of the rows that still match the condition (" and ..."), shop by shop, so that each statement goes to
/// the shop's partition. Returns how many there were.
Result<qint64> removeRows(Session &session, const QByteArray &table, const RowsOfShops &rows,
                          const QByteArray &condition = {});

} // namespace stemdesk
