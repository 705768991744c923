#pragma once

#include "core/base/result.h"

namespace stemdesk {

class DemoFiles;
class ShopServices;

/// Gives the shop the demo florist's name, address and habits where it has none of its own. Its money (currency,
/// country, time zone and tax) is the demo's too, unless `keepsMoney` or somebody has chosen one already.
Status fillSettings(ShopServices &shop, const DemoFiles &files, bool keepsMoney);

} // namespace stemdesk
