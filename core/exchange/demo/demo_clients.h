#pragma once

#include "core/base/clock.h"
#include "core/exchange/demo/demo_progress.h"

namespace stemdesk {

class ShopServices;

/// How many there are.
int demoClientCount();

/// Who the demo shop's events are for, with quotes that were sent and what they paid; a step each.
Status fillClients(ShopServices &shop, Instant now, DemoProgress &progress);

} // namespace stemdesk
