#pragma once

#include "core/base/result.h"
#include "core/services/orders/saved_order_service.h"

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
    OpenClaims claims;

    friend bool operator==(const WorkroomUpkeep &, const WorkroomUpkeep &) = default;
};

/// Looks at every hired thing: ask beside the window.
Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today);

} // namespace stemdesk::ui
