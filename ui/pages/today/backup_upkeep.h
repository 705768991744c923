#pragma once

#include "core/base/clock.h"

#include <QString>

namespace stemdesk {
class BackupService;
}

namespace stemdesk::ui {

/// What Today says if the last backup failed or is old; otherwise empty.
QString backupTrouble(const BackupService &backups, Instant now);

} // namespace stemdesk::ui
