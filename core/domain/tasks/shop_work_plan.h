#pragma once

#include "core/domain/tasks/work_plan.h"

namespace stemdesk {

struct Shop;

/// The shop's plan; if it has none, the default plan in the language of its documents.
WorkPlan planOf(const Shop &shop);

} // namespace stemdesk
