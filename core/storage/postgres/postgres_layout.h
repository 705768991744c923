#pragma once

#include "core/base/result.h"

#include <QByteArrayList>

#include <optional>

namespace stemdesk {

class Session;

/// How the tables of a database are laid out. All of a shop's can be divided by the shop (`partition by hash`), each
/// into the same number of parts, so that what belongs to a shop is in one part of each. What stays whole belongs to no
/// shop (the list of migrations, the record of the master key), or is how a request finds its shop: the API keys.
struct PostgresLayout {
    static constexpr int kFewestPartitions = 2;
    static constexpr int kMostPartitions = 32; ///< A server as it comes has room for the locks of so many new tables.

    int partitions = 0; ///< 0: no table is divided.
    /// Keys of rows, and references to them, name the shop too. Where tables are not divided, the migration 27 brought
    /// that; those before it are written as they were then.
    bool keysNameShop = false;
};

/// That of a database as it is; nothing where it has none of our tables yet.
Result<std::optional<PostgresLayout>> postgresLayout(Session &session);

/// Nothing is wrong where no partitions are asked for, there are no tables yet, or they are divided into just as many;
/// else invalid_partitions.
Status hasPostgresPartitions(Session &session, int partitions);

/// A migration's statement in PostgreSQL's words: several, where it makes a divided table, none, where its index is
/// that of the key.
QByteArrayList postgresStatements(QByteArray statement, const PostgresLayout &layout);

/// Puts the shop into all keys and references of a database that was made without, and takes away references to the
/// shop that others imply. schema_mismatch, with what stands in the way, where a row refers to another shop's, or what
/// somebody has added needs a key.
Status nameShopInPostgresKeys(Session &session);

} // namespace stemdesk
