#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace stemdesk {

/// Whether a data folder is to have a backup a day; nothing where nobody has chosen.
std::optional<bool> loadDailyBackups(const QString &folder);
Status saveDailyBackups(const QString &folder, bool daily);

} // namespace stemdesk
