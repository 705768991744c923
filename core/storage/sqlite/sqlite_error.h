#pragma once

#include "core/base/error.h"

#include <optional>

class QSqlDatabase;
class QSqlError;
struct sqlite3;

namespace stemdesk {

/// Causes on the disk that SQLite's code does not tell apart.
enum class DiskFault {
    None,
    Full, ///< A quota is exceeded.
    Unreadable, ///< A read failed, which SQLite reports as corruption.
};

/// SQLite's result code (extended or not) and message as an Error: busy, storage_full, and so on.
Error sqliteError(int code, const QString &message, DiskFault fault = DiskFault::None);

/// The error of the last call on the connection. If Qt has its own SQLite, the state of the disk is unknown.
Error sqliteErrorOf(sqlite3 *handle);
/// For a call that returns its code.
Error sqliteErrorOf(sqlite3 *handle, int code);
/// For Qt's query, or for opening `database`.
Error sqliteErrorOf(const QSqlDatabase &database, const QSqlError &error);
/// The error of an unreadable disk, if SQLite reported only that something is damaged.
std::optional<Error> readFaultOf(const QSqlDatabase &database);

} // namespace stemdesk
