#pragma once

#include "core/base/result.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/sqlite/sqlite_file.h"

#include <QString>

#include <optional>

namespace stemdesk {

/// Ways to copy an SQLite database in use.
enum class SqliteCopyWay {
    Pages, ///< Page by page in slices, through the C API on the connection's own handle.
    Vacuum, ///< In one statement, if there is no such handle.
};

/// The better one of this build.
SqliteCopyWay sqliteCopyWay();

/// Copies the current state of the database behind `source` into `file`, which must not exist. Uses its own connection,
/// so that writers can continue. The copy is private, on the disk, and verified: it passes the engine's integrity
/// check, and its tables have as many rows as the source had (with Vacuum: if nothing was written meanwhile). Leaves
/// nothing behind if it fails or `watch` stops it. storage_full, before writing anything, if there is no room for it.
Status copySqlite(const SqliteDriver &source, const QString &file, const BytesWatch &watch,
                  SqliteCopyWay way = sqliteCopyWay());

/// Checks a file without writers: storage_damaged with its first fault. `expected`: row counts of its tables.
Status verifySqlite(const QString &file, const std::optional<RowCounts> &expected);

} // namespace stemdesk
