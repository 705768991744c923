#pragma once

#include <QSet>
#include <QStringList>

namespace stemdesk {

class Session;

/// All that belongs to the shop with this key, a row a line, in a form that is the same on every engine: internal keys
/// as the place of their row among those of the shop, numbers bit by bit.
QStringList dumpOfShop(Session &session, qint64 shop);

/// What the shop with this key holds, a row a line: without the tables of `left` and without those that only ever grow
/// (changes, history, deliveries, logs), without versions and times, and with ids in the place of internal keys. Two of
/// them are equal where nobody could tell the difference by looking at the shop.
QStringList contentOfShop(Session &session, qint64 shop, const QSet<QByteArray> &left = {});

/// Gives the shop one row in each table where it has none.
void fillEmptyTables(Session &session, qint64 shop);

/// Of all shops.
qint64 rowsOfAllTables(Session &session);

} // namespace stemdesk
