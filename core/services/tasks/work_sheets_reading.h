#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

class ServiceContext;

/// See TaskService::runSheet() and production().
Result<RunSheet> readRunSheet(ServiceContext &context, EventId id);
Result<ProductionSheet> readProductionSheet(ServiceContext &context, QDate day);

} // namespace stemdesk
