#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace stemdesk {

class Driver;
struct PostgresAddress;

/// Makes the folder where there is none, for its owner alone; storage_unavailable where it cannot be used.
Status prepareDataFolder(const QString &folder);

/// The file of a data folder's embedded database, `stemdesk.db`.
QString databaseFile(const QString &folder);

/// The embedded database of a data folder, which only its owner may enter.
/// With `mayMigrate` (the caller holds the folder's lock, or nobody does) it is made or brought up to date; without, an
/// out-of-date one is refused. The driver lives as long as anything opened on it.
/// storage_damaged; storage_missing where there is none but a backup of one: a new one in its place would look like the
/// loss of everything. Both name the newest backup.
Result<std::unique_ptr<Driver>> openDatabase(const QString &folder, bool mayMigrate, const Clock &now);

/// A database on a PostgreSQL server, which is made or brought up to date first; one process does, the others wait.
/// An empty `password` leaves it to libpq's own sources (PGPASSFILE, a service file). Tables that are made are divided
/// by shop into so many partitions (0: not at all); invalid_partitions where they are there and divided otherwise.
/// storage_unavailable with a sentence that says why there is no connection; server_too_old, wrong_encoding,
/// foreign_database, schema_too_new for a database that cannot be used.
Result<std::unique_ptr<Driver>> openDatabase(const PostgresAddress &address, const QString &password, const Clock &now,
                                             int partitions = 0);

/// The names of the shops in such a database, none where it is an empty one that can be used. Changes nothing there;
/// refused as openDatabase() would refuse. Takes up to some seconds.
Result<QStringList> shopsIn(const PostgresAddress &address, const QString &password);

} // namespace stemdesk
