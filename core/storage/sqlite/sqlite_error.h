#pragma once

#include "core/base/error.h"

#include <optional>

class QSqlDatabase;
class QSqlError;
struct sqlite3;

namespace stemdesk {

/// What the disk did that SQLite's code does not say.
enum class DiskFault {
    None,
    Full, ///< A quota is used up.
    Unreadable, ///< It could not read, which SQLite calls corruption.
};

/// SQLite's result code (extended or not) and message as an Error: busy, storage_full, or what else it was.
Error sqliteError(int code, const QString &message, DiskFault fault = DiskFault::None);

/// Of the last call on the connection. Where Qt has a SQLite of its own, nothing is known of its disk.
Error sqliteErrorOf(sqlite3 *handle);
/// Of a call that leaves its code to the caller.
Error sqliteErrorOf(sqlite3 *handle, int code);
/// The same of Qt's query, or of opening `database`.
Error sqliteErrorOf(const QSqlDatabase &database, const QSqlError &error);
/// That the disk could not be read, where what was asked of the connection says no more than that something is damaged.
std::optional<Error> readFaultOf(const QSqlDatabase &database);

} // namespace stemdesk
