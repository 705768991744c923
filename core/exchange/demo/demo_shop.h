#pragma once

#include "core/base/clock.h"
#include "core/exchange/demo/demo_progress.h"

#include <QString>

#include <functional>

namespace stemdesk {

class ShopServices;

/// Who changes what the demo florist's events are made of, for their history.
QString demoActor();

/// Fills an empty shop with the demo florist: suppliers, a catalogue, two seasons of prices, 25 events around `now`.
/// Everything goes through the services, in one unit of work: an interrupted load leaves nothing behind.
/// `watch` is told of each step, and may stop it. `beforeQuotes` sets the shop up otherwise, where it is to be: once
/// money has been paid, its currency stays. shop_not_empty where the shop has suppliers, products or events already.
Status fillWithDemo(ShopServices &shop, Instant now, const DemoWatch &watch = {},
                    const std::function<Status()> &beforeQuotes = {});

} // namespace stemdesk
