#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// What the demo shop has done and has to do: invoices, an order that came in by half, hired things that came back, and
/// the tasks of three people; a step each.
Status fillWork(DemoFilling &filling);
inline constexpr int kWorkSteps = 4;

} // namespace stemdesk
