#pragma once

#include "core/domain/tasks/work_plan.h"

namespace stemdesk {

struct Shop;

/// The shop's plan; where it has none, the first one in the language of its documents.
WorkPlan planOf(const Shop &shop);

} // namespace stemdesk
