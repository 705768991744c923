#pragma once

#include "core/base/result.h"

namespace stemdesk {

class DemoFiles;
class ShopServices;

/// Fills in the demo florist's name, address and settings where the shop has none. Also sets the demo's currency,
/// country, time zone and tax, unless `keepsMoney` or they have been chosen already.
Status fillSettings(ShopServices &shop, const DemoFiles &files, bool keepsMoney);

} // namespace stemdesk
