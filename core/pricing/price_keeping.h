#pragma once

#include "core/domain/events/event.h"

#include <QSet>

namespace stemdesk {

struct PriceContext;

/// The lines to act on; nullopt: all of the event.
using SomeLines = std::optional<QSet<EventItemId>>;

/// The prices that lines of a priced event keep from now on. Lines that keep one already, and those without a price,
/// are left out.
QMap<EventItemId, std::optional<KeptPrice>> pricesToKeep(const Event &priced, const PriceContext &context, Instant now,
                                                         const SomeLines &lines = {});

/// The shop's markups for the types of these lines that have no markup in the event.
MarkupFactors markupsToKeep(const Event &event, const PriceContext &context, const SomeLines &lines = {});

} // namespace stemdesk
