#pragma once

#include "core/base/clock.h"
#include "core/domain/shops/shop_setup.h"
#include "core/exchange/demo/demo_filling.h"

namespace stemdesk {

/// Sets up an unused shop: name, currency, place and tax, all or nothing. Replaces its tax groups by those of the
/// setup.
Status startEmpty(ShopServices &shop, const ShopSetup &setup);

/// The same, plus the demo florist's suppliers, catalogue and events in the shop's language, and its name if the setup
/// has none. shop_not_empty as in fillWithDemo().
Status startWithDemo(ShopServices &shop, const ShopSetup &setup, Instant now, const DemoPainter &painter,
                     const DemoWatch &watch);

} // namespace stemdesk
