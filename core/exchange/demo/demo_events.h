#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// How many there are.
int demoEventCount();

/// The demo shop's events with their groups and lines, in the weeks around today; a step each.
Status fillEvents(DemoFilling &filling);
/// What is made again every week from the week after it on, for the clients that the events have by then.
Status fillSeries(DemoFilling &filling);

} // namespace stemdesk
