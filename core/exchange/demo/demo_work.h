#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// Fills in past and current work, one step each: invoices, a partly delivered order, returned hire goods, and the
/// tasks of three people.
Status fillWork(DemoFilling &filling);
inline constexpr int kWorkSteps = 4;

} // namespace stemdesk
