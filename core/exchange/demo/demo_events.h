#pragma once

#include "core/base/clock.h"
#include "core/exchange/demo/demo_progress.h"

namespace stemdesk {

struct DemoNames;
class ShopServices;

/// How many there are.
int demoEventCount();

/// The demo shop's events with their groups and lines, in the weeks around `now`; a step each.
Status fillEvents(ShopServices &shop, const DemoNames &names, Instant now, DemoProgress &progress);

} // namespace stemdesk
