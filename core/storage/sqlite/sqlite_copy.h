#pragma once

#include "core/base/result.h"
#include "core/storage/engine/durable_file.h"
#include "core/storage/sqlite/sqlite_file.h"

#include <QString>

#include <optional>

namespace stemdesk {

/// How SQLite's database is copied while others use it.
enum class SqliteCopyWay {
    Pages, ///< Page by page in slices, through the C interface on the connection's own handle.
    Vacuum, ///< In one statement, where there is no such handle.
};

/// The better one that this build has.
SqliteCopyWay sqliteCopyWay();

/// Copies the database behind `source` as it is at one moment into `file`, which must not be there. Writers go on
/// meanwhile: it reads behind their backs, on a connection of its own. The copy is private, on the disk, and verified:
/// it passes the engine's own test, and its tables have the rows that those of the source had at that moment (with
/// Vacuum, where nobody has written since). Where it fails or `watch` stops it, nothing is left.
/// storage_full, before anything is written, where there is no room for it.
Status copySqlite(const SqliteDriver &source, const QString &file, const BytesWatch &watch,
                  SqliteCopyWay way = sqliteCopyWay());

/// Tests a file that nobody writes: storage_damaged with the first of its faults. `expected`: what its tables have.
Status verifySqlite(const QString &file, const std::optional<RowCounts> &expected);

} // namespace stemdesk
