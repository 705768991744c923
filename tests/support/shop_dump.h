#pragma once

#include "core/services/shops/shop_move_service.h"

#include <QSet>
#include <QStringList>

namespace stemdesk {

class Session;

/// All rows of the shop with this key, one per line, in a form that is equal on every engine: internal keys as
/// positions among the shop's rows, numbers bit by bit.
QStringList dumpOfShop(Session &session, qint64 shop);

/// The shop's content, one line per row: without the tables in `left` and those that only grow (changes, history,
/// deliveries, logs), without versions and times, and with ids instead of internal keys. Equal for shops that look the
/// same to users.
QStringList contentOfShop(Session &session, qint64 shop, const QSet<QByteArray> &left = {});

/// Gives the shop one row in each table where it has none.
void fillEmptyTables(Session &session, qint64 shop);

/// Number of rows of all shops.
qint64 rowsOfAllTables(Session &session);

/// Watches a move or a file of a shop, and never ends it.
inline bool goOn(const ShopMoveProgress & /*progress*/)
{
    return true;
}

} // namespace stemdesk
