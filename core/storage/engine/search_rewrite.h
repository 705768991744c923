#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class Session;

/// Rebuilds the search tokens of all rows from their texts and stores those that differ. Needed after a change to
/// tokenisation, or if it is unknown which version made them.
Status rewriteSearch(Session &session);
/// The same for the tables of schema version 1.
Status rewriteFirstSearch(Session &session);
/// The same for suppliers only.
Status rewriteSupplierSearch(Session &session);

/// Converts search tokens from the shop with the key `before` to the one with the key `after`.
QString searchTextOfShop(const QString &tokens, qint64 before, qint64 after);

} // namespace stemdesk
