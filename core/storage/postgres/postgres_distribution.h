#pragma once

#include "core/base/result.h"
#include "core/storage/engine/table_names.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QStringList>

namespace stemdesk {

class Session;
struct ShopPart;

// Tables that are distributed over the workers of a Citus coordinator, by the shop: all of a shop's rows are on one
// worker. Citus is a separate program; this only calls its functions, and reads its catalogue.

/// A table of shops that stays at the coordinator: those by which a request finds its shop, and those for counting and
/// logging requests, whose statements distributed tables would refuse.
bool staysAtCoordinator(QByteArrayView table);

/// invalid_partitions with a sentence if the extension or its workers are missing, or if there are tables that can no
/// longer be distributed.
Status canDistributePostgres(Session &session);

/// Distributes all tables of shops that are not distributed yet: together in a transaction, otherwise one by one,
/// continuing where it was interrupted.
Status distributePostgresTables(Session &session);

/// In a distributed database: one sentence for each table, partition and transaction that is not as it should be.
Result<QStringList> postgresMisplaced(Session &session);
/// One sentence for each worker, with its shops and rows.
Result<QStringList> postgresMachines(Session &session);

/// At a worker: the shards of all tables that belong to this one of the shops' table.
Result<TableNames> postgresTablesOf(Session &session, qint64 shard);

/// All shops by shard.
Result<QList<ShopPart>> postgresShopParts(Session &session);

} // namespace stemdesk
