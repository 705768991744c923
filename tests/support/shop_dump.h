#pragma once

#include <QStringList>

namespace stemdesk {

class Session;

/// All that belongs to the shop with this key, a row a line, in a form that is the same on every engine: internal keys
/// as the place of their row among those of the shop, numbers bit by bit.
QStringList dumpOfShop(Session &session, qint64 shop);

/// Gives the shop one row in each table where it has none.
void fillEmptyTables(Session &session, qint64 shop);

/// Of all shops.
qint64 rowsOfAllTables(Session &session);

} // namespace stemdesk
