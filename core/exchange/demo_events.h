#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

namespace stemdesk {

struct DemoNames;
struct ShopServices;

/// The demo shop's events with their groups and lines, in the weeks around `now`.
Status fillEvents(ShopServices &shop, const DemoNames &names, Instant now);

} // namespace stemdesk
