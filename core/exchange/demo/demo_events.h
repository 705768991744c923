#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoEventCount();

/// The demo shop's events with their groups and lines, in the weeks around today; a step each.
Status fillEvents(DemoFilling &filling);

} // namespace stemdesk
