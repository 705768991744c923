#pragma once

#include "core/domain/events/event_pricing.h"

#include <QByteArray>

#include <optional>

namespace stemdesk {

class Row;

/// The pricing columns of the event's table; pins, markups and fees have their own tables.
QByteArray eventPricingColumns();
inline constexpr int kEventPricingColumnCount = 18;

/// Reads the columns of a row from `first` on.
std::optional<EventPricing> eventPricingFrom(const Row &row, int first);

} // namespace stemdesk
