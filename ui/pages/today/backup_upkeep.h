#pragma once

#include "core/base/clock.h"
#include "ui/pages/today/upkeep_card.h"

namespace stemdesk {
class BackupService;
}

namespace stemdesk::ui {

/// What Today says of the backups: when the last one was made; louder where one failed or the last is old.
UpkeepBackup upkeepOf(const BackupService &backups, Instant now);

} // namespace stemdesk::ui
