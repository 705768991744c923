#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

namespace stemdesk {

class Session;

/// Brings the database to this program's schema: the numbered migrations that it lacks, each in one transaction, the
/// old file copied aside first. Only the process that holds the data folder may call it.
/// A database from a newer program is refused (schema_too_new) and left untouched.
Status migrate(Session &session, const Clock &now);

/// Runs the migrations up to this one in an empty database, like that version of the program.
Status migrateTo(Session &session, int number, const Clock &now);

int newestMigration();
/// The database's last migration; 0 for an empty database.
Result<int> schemaNumber(Session &session);

/// The state of a database's schema, compared to this program's.
enum class SchemaState {
    None, ///< Has no tables of ours.
    Older, ///< migrate() updates it.
    Current,
    Newer, ///< Written by a newer program.
};
Result<SchemaState> schemaState(Session &session);

/// The error for SchemaState::Newer: schema_too_new.
Error newerSchema();

/// True when the database has exactly this program's schema; never changes anything.
Result<bool> isMigrated(Session &session);

} // namespace stemdesk
