#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace stemdesk {

class Session;

/// A file with one whole shop: an SQLite database with a mark in its header that distinguishes it from a live database.

/// The kind of a file, from its header, before a database engine opens it.
enum class ShopFileKind {
    Shop,
    Database, ///< An SQLite database that is no shop file: a data folder's, or another program's.
    Other,
};
/// not_found if there is no file; storage_unavailable if it cannot be read.
Result<ShopFileKind> shopFileKind(const QString &path);

/// Marks the session's database, and puts everything into the one file. Nothing else may be open on it.
Status sealShopFile(Session &session);

/// Passes each event's description of at most `longest` characters to `rewrite`, and stores results that differ.
Status rewriteDescriptions(Session &session, int longest, const std::function<QString(const QString &)> &rewrite);

} // namespace stemdesk
