#pragma once

#include "core/storage/sqlite/sqlite_driver.h"

#include <QMap>
#include <QString>

namespace stemdesk {

/// A database file that no running program uses: a backup, a shop file, or a database to be replaced. Its contents are
/// untrusted: nothing of it runs, and values longer than 32 MB are not read.
class SqliteFileDriver final : public SqliteDriver {
public:
    enum class Use {
        Read, ///< Has no writers and may be on read-only storage; no file is created beside it.
        Alone, ///< Used by this process only. Unchanged until a statement changes it; never created.
    };

    SqliteFileDriver(const QString &file, Use use) : SqliteDriver(file), m_use(use) {}

    Status open(QSqlDatabase &database) const override;
    QByteArray filesInPlace() const override { return {}; } ///< Its log is created and removed with each use.

private:
    Use m_use;
};

/// Whether the file begins like a database and has the length it states: a quick check, no proof.
bool looksWhole(const QString &file);

/// Whether the header says that programs work on the file with a log beside it. foldLog() ends that, so that copies do
/// not have it.
bool isWorkedOn(const QString &file);

/// Merges SQLite's files beside a database into it, so that the file alone is the database. busy if another program has
/// it open.
Status foldLog(const QString &file);

/// Rows by table, including those of search indexes.
using RowCounts = QMap<QString, qint64>;
/// Counts in the open transaction, or in a new one, so that all counts are from the same moment.
Result<RowCounts> countRows(QSqlDatabase &database);
Result<RowCounts> countRows(const Driver &driver);

} // namespace stemdesk
