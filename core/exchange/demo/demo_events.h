#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoEventCount();

/// Fills in events with their groups and lines, in the weeks around today, one step each.
Status fillEvents(DemoFilling &filling);

} // namespace stemdesk
