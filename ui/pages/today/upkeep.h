#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/services/orders/saved_order_service.h"

#include <QDate>
#include <QString>
#include <QTimeZone>

namespace stemdesk {
class BackupService;
class ShopServices;
} // namespace stemdesk

namespace stemdesk::ui {

/// What Today says if the last backup failed or is old; otherwise empty.
QString backupTrouble(const BackupService &backups, Instant now);

/// Things in the workroom that need attention.
struct WorkroomUpkeep {
    int shortThings = 0; ///< For hire, on one of the coming days.
    int lateTasks = 0; ///< Open tasks of earlier days.
    int openTasks = 0; ///< Open tasks of today.
    OpenClaims claims;

    friend bool operator==(const WorkroomUpkeep &, const WorkroomUpkeep &) = default;
};

/// Checks every hired item; REQUIRES: a thread other than the window's.
Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today);

} // namespace stemdesk::ui
