#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace stemdesk {

/// Whether a data folder gets a backup a day; nullopt if never chosen.
std::optional<bool> loadDailyBackups(const QString &folder);
Status saveDailyBackups(const QString &folder, bool daily);

} // namespace stemdesk
