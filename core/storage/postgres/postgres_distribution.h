#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QStringList>

namespace stemdesk {

class Session;

// Tables that are distributed over the workers of a Citus coordinator, by the shop: all of a shop's rows are on one
// worker. Citus runs beside; this only calls its functions, and reads its catalogue.

/// A table of shops that stays whole at the coordinator: how a request finds its shop, and what is counted and logged
/// of requests with statements that distributed tables do not take.
bool staysAtCoordinator(QByteArrayView table);

/// invalid_partitions with a sentence if the extension or its workers are missing, or if there are tables that cannot
/// be distributed any more.
Status canDistributePostgres(Session &session);

/// Distributes all tables of shops that are not yet: at once in a transaction, else one by one, and again from where it
/// was broken off.
Status distributePostgresTables(Session &session);

/// In a distributed database: one sentence for each table, partition and transaction that is not as it should be.
Result<QStringList> postgresMisplaced(Session &session);
/// One sentence for each worker, with its shops and rows.
Result<QStringList> postgresMachines(Session &session);

/// The keys, as "1, 2, 3", of all shops that workers that answer may have.
Result<QByteArray> reachablePostgresShops(Session &session);

} // namespace stemdesk
