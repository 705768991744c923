#pragma once

#include "core/base/clock.h"
#include "core/domain/shops/shop_setup.h"
#include "core/exchange/demo/demo_filling.h"

namespace stemdesk {

/// Sets a shop up in which nobody has worked yet: its name, money, place and tax, all of it or nothing. The tax groups
/// that it has give way to those of the setup.
Status startEmpty(ShopServices &shop, const ShopSetup &setup);

/// The same, with the demo florist's suppliers, catalogue and events in it, in the shop's language, and with its name
/// where the setup has none. shop_not_empty as fillWithDemo().
Status startWithDemo(ShopServices &shop, const ShopSetup &setup, Instant now, const DemoPainter &painter,
                     const DemoWatch &watch);

} // namespace stemdesk
