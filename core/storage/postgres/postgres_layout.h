#pragma once

#include "core/base/result.h"

#include <QByteArrayList>

#include <optional>

namespace stemdesk {

class Session;

/// How the tables of a database are laid out. All tables of shops can be partitioned by shop (`partition by hash`),
/// each into the same number of parts, so that a shop's rows are in one part of each. Other tables stay whole: they
/// belong to no shop (the list of migrations, the record of the master key), or a request uses them to find its shop
/// (the API keys).
struct PostgresLayout {
    static constexpr int kFewestPartitions = 2;
    static constexpr int kMostPartitions = 32; ///< As many new tables as a server can lock by default.

    int partitions = 0; ///< 0: no table is partitioned.
    bool isDistributed = false; ///< Over the workers of a Citus coordinator (postgres_distribution.h).
    /// Keys of rows, and references to them, include the shop. In unpartitioned tables since migration 27; earlier
    /// migrations stay as they were.
    bool keysNameShop = false;
};

/// How the tables of a new database are to be laid out.
struct TableDivision {
    int partitions = 0; ///< 0: not partitioned.
    bool isDistributed = false;
};

/// The layout of an existing database; nullopt if it has none of our tables yet.
Result<std::optional<PostgresLayout>> postgresLayout(Session &session);

/// Success if no partitions are asked for, there are no tables yet, or they have the same number; else
/// invalid_partitions.
Status hasPostgresPartitions(Session &session, int partitions);

/// A migration's statement in PostgreSQL's SQL: several for a partitioned table, none if its index is the key's.
QByteArrayList postgresStatements(QByteArray statement, const PostgresLayout &layout);

/// Adds the shop to all keys and references of a database created without it, and drops references to the shop that
/// others imply. schema_mismatch, naming the obstacle, if a row refers to another shop's or something added by others
/// needs a key.
Status nameShopInPostgresKeys(Session &session);

} // namespace stemdesk
