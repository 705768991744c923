#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"

#include <QHash>
#include <QList>

namespace stemdesk {

class ShopServices;

/// The names of the events that these tasks are for.
Result<QHash<EventId, QString>> eventNamesOf(ShopServices &shop, const QList<Task> &tasks);

} // namespace stemdesk
