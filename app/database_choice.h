#pragma once

#include "core/base/result.h"
#include "core/storage/postgres/postgres_address.h"

#include <QString>

#include <optional>

namespace stemdesk {

struct Arguments;

/// The database on a server that was chosen in the window for a data folder; nothing: the folder's own. Kept in the
/// folder, without the password. invalid_database where what is kept there makes no sense: to work on another database
/// than the one that was meant would be worse than not to start.
Result<std::optional<PostgresAddress>> loadDatabaseChoice(const QString &folder);
Status saveDatabaseChoice(const QString &folder, const std::optional<PostgresAddress> &address);

/// Takes what was chosen into arguments that name no database.
Status takeDatabaseChoice(Arguments &arguments);

} // namespace stemdesk
