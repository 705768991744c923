#pragma once

#include "core/base/clock.h"
#include "ui/pages/today/upkeep_card.h"

namespace stemdesk {
class BackupService;
}

namespace stemdesk::ui {

/// The note about backups on Today: when the last one was made; a warning if it failed or is old.
UpkeepBackup upkeepOf(const BackupService &backups, Instant now);

} // namespace stemdesk::ui
