#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class Session;

/// Makes the search tokens of all rows from their texts once more and stores those that differ: after a change of how
/// words are made, or where nobody knows who made them.
Status rewriteSearch(Session &session);
/// The same in the tables of the first version.
Status rewriteFirstSearch(Session &session);
/// The same of suppliers alone.
Status rewriteSupplierSearch(Session &session);

/// Search tokens of a shop with the key `before`, as those of one with the key `after`.
QString searchTextOfShop(const QString &tokens, qint64 before, qint64 after);

} // namespace stemdesk
