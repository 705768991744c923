#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/storage/postgres/postgres_layout.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace stemdesk {

class Driver;
struct PostgresAddress;

/// Creates the folder if necessary, for its owner only; storage_unavailable if it cannot be used.
Status prepareDataFolder(const QString &folder);

/// The file of a data folder's embedded database, `stemdesk.db`.
QString databaseFile(const QString &folder);

/// Opens the embedded database of a data folder, which is accessible to its owner only. With `mayMigrate` (the caller
/// holds the folder's lock, or it is free) it is created or migrated; without, an out-of-date one is refused. The
/// driver lives as long as anything opened on it. storage_damaged; storage_missing if there is only a backup, because a
/// new database would look like the loss of everything. Both name the newest backup.
Result<std::unique_ptr<Driver>> openDatabase(const QString &folder, bool mayMigrate, const Clock &now);

/// Opens a database on a PostgreSQL server, which is created or migrated first, by one process while others wait. An
/// empty `password` leaves it to libpq's own sources (PGPASSFILE, a service file). New tables are divided by shop as
/// asked; invalid_partitions if existing ones are otherwise. storage_unavailable with the reason if
/// there is no connection; server_too_old, wrong_encoding, foreign_database, schema_too_new for a database that cannot
/// be used.
Result<std::unique_ptr<Driver>> openDatabase(const PostgresAddress &address, const QString &password, const Clock &now,
                                             const TableDivision &division = {});

/// The names of the shops in such a database; empty for an empty one that can be used. Changes nothing; fails like
/// openDatabase(). May take seconds.
Result<QStringList> shopsIn(const PostgresAddress &address, const QString &password);

} // namespace stemdesk
