#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/week.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// A week with the names of its tasks' events.
struct ShownWeek {
    WorkWeek days;
    QHash<EventId, QString> events;
};

Result<ShownWeek> readWeek(ShopServices &services, QDate on);

} // namespace stemdesk::ui
