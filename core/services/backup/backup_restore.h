#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/storage/engine/database_contents.h"
#include "core/storage/engine/durable_file.h"

#include <QString>

namespace stemdesk {

/// The result of a restore.
struct RestoreExtent {
    DatabaseContents contents;
    QString kept; ///< The file with the replaced data; empty if there was none.
};

/// Verifies a backup and returns a summary of its contents. Changes nothing. not_found; not_a_backup for a file that is
/// no database of Stemdesk or has other tables than that; schema_too_new; storage_damaged; check_failed for a row that
/// the program would not have stored.
Result<DatabaseContents> lookIntoBackup(const QString &file);

/// Puts a backup in the place of a data folder's database. The caller holds the folder's lock and has no file in it
/// open; busy if another program has. A copy of the file is tested first, as lookIntoBackup() does; `watch` may stop it
/// until then. What is replaced stays beside it under another name. Whenever it is killed, the folder has either the
/// old database or the new one.
Result<RestoreExtent> restoreBackup(const QString &folder, const QString &file, Instant now, const BytesWatch &watch);

} // namespace stemdesk
