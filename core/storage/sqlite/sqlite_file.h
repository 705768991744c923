#pragma once

#include "core/storage/sqlite/sqlite_driver.h"

#include <QMap>
#include <QString>

namespace stemdesk {

/// A database file apart from a running program: a backup, a shop file, or a database that is to be replaced. It is
/// taken for what anybody may have written: nothing of it runs, and values longer than 32 MB are not read.
class SqliteFileDriver final : public SqliteDriver {
public:
    enum class Use {
        Read, ///< Has no writers and may be on read-only storage; no file is created beside it.
        Alone, ///< Used by this process only. Unchanged until a statement changes it; never created.
    };

    SqliteFileDriver(const QString &file, Use use) : SqliteDriver(file), m_use(use) {}

    Status open(QSqlDatabase &database) const override;
    QByteArray filesInPlace() const override { return {}; } ///< Its log comes and goes with what is done to it.

private:
    Use m_use;
};

/// Whether the file begins like a database and is as long as it says: a cheap look, no proof.
bool looksWhole(const QString &file);

/// Whether the header says that programs work on the file with a log beside it. foldLog() ends that, so that copies do
/// not have it.
bool isWorkedOn(const QString &file);

/// Brings what SQLite keeps beside a file into it, so that the file alone is the database, and has nothing beside it.
/// busy where another program has it open.
Status foldLog(const QString &file);

/// Rows by table, those of the search indexes included.
using RowCounts = QMap<QString, qint64>;
/// In what is, or has a transaction, at one moment.
Result<RowCounts> countRows(QSqlDatabase &database);
Result<RowCounts> countRows(const Driver &driver);

} // namespace stemdesk
