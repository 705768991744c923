#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace stemdesk {

class Session;

/// A file that holds one whole shop: an SQLite database with a mark in its header, by which it is told from a database
/// that a program works on.

/// What a file says of itself, before a database engine looks at it.
enum class ShopFileKind {
    Shop,
    Database, ///< Of SQLite, and no shop file: a whole data folder's, or another program's.
    Other,
};
/// not_found where there is none; storage_unavailable where it cannot be read.
Result<ShopFileKind> shopFileKind(const QString &path);

/// Marks the database of the session, and leaves all of it in the one file. Nothing else may be open on it.
Status sealShopFile(Session &session);

/// Puts each event's description of at most `longest` characters through `rewrite`, and stores what that changes.
Status rewriteDescriptions(Session &session, int longest, const std::function<QString(const QString &)> &rewrite);

} // namespace stemdesk
