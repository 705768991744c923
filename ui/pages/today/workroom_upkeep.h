#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QDate>
#include <QTimeZone>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// What of the workroom wants to be looked after.
struct WorkroomUpkeep {
    int shortThings = 0; ///< For hire, on one of the coming days.
    int lateTasks = 0; ///< That are not done, of days before today.
    int openTasks = 0; ///< Of today.
    int claims = 0; ///< Lines with rejects that can still be claimed.
    Instant claimUntil = 0; ///< The first of them.

    friend bool operator==(const WorkroomUpkeep &, const WorkroomUpkeep &) = default;
};

/// Looks at every hired thing and at the newest order sheets: ask beside the window.
Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today);

} // namespace stemdesk::ui
