#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// What tells tasks of one event from each other: the arrangement or the place that one is for. Tasks for all of their
/// event have none.
/// REQUIRES: a thread other than the window's.
Result<QHash<TaskId, QString>> partsOf(ShopServices &services, const QList<Task> &tasks);

} // namespace stemdesk::ui
