#pragma once

#include "core/domain/events/event.h"
#include "core/domain/prices/price_list.h"

#include <QByteArrayList>

namespace stemdesk {

/// Values that keep every rule and are hardly meant, as warnings ("suspicious_venueStart"): a time before the year
/// 2000, as where seconds were taken for milliseconds.
QByteArrayList suspicionsOf(const EventPatch &patch);
/// A tax multiplier under 1, as where the rate was taken for it: 0.2 for 1.2.
QByteArrayList suspicionsOf(const PriceListPatch &patch);

} // namespace stemdesk
