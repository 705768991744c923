#pragma once

#include "core/base/result.h"
#include "core/storage/postgres/postgres_address.h"

#include <QString>

#include <optional>

namespace stemdesk {

struct Arguments;

/// The database server chosen in the window for a data folder; nullopt: the folder's own file. Stored in the folder,
/// without the password. invalid_database if the stored choice cannot be read: it is better not to start than to work
/// on another database than intended.
Result<std::optional<PostgresAddress>> loadDatabaseChoice(const QString &folder);
Status saveDatabaseChoice(const QString &folder, const std::optional<PostgresAddress> &address);

/// Adds the choice to arguments that name no database.
Status takeDatabaseChoice(Arguments &arguments);

} // namespace stemdesk
