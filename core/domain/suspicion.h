#pragma once

#include "core/domain/events/event.h"
#include "core/domain/prices/price_list.h"

#include <QByteArrayList>

namespace stemdesk {

/// Warnings about valid but implausible values ("suspicious_venueStart"): a time before the year 2000, for example,
/// when seconds were sent as milliseconds.
QByteArrayList suspicionsOf(const EventPatch &patch);
/// A tax multiplier under 1, when the rate was sent instead: 0.2 for 1.2.
QByteArrayList suspicionsOf(const PriceListPatch &patch);

} // namespace stemdesk
