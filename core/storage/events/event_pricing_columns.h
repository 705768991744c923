#pragma once

#include "core/domain/events/event_pricing.h"

#include <QByteArray>

#include <optional>

namespace stemdesk {

class Row;

/// The columns of the event's table that say how it is priced; what lists, markups and fees say is in tables of their
/// own.
QByteArray eventPricingColumns();
inline constexpr int kEventPricingColumnCount = 18;

/// From columns of a row, the first of them at `first`.
std::optional<EventPricing> eventPricingFrom(const Row &row, int first);

} // namespace stemdesk
