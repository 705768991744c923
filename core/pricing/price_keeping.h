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

/// A line whose price list or figures change with the event's pins.
struct RepricedLine {
    EventGroupId group;
    EventItemId item;
    LinePrice before;
    LinePrice after;

    friend bool operator==(const RepricedLine &, const RepricedLine &) = default;
};

/// The effect of different pinned price lists on an event's money.
struct Repricing {
    QList<RepricedLine> lines; ///< In the event's order, including hidden groups.
    Event before; ///< Priced.
    Event after;

    friend bool operator==(const Repricing &, const Repricing &) = default;
};

/// The event's pins, each moved to the newest list of its type dated on or before the pricing day. A type without such
/// a list keeps its pin; a type that is not pinned follows the newest list already and stays without one.
PinnedLists refreshedPins(const Event &event, const PriceContext &context);

/// Compares the event as priced now with the event under `pins`. The context has the entries of both.
Repricing repricedUnder(const PinnedLists &pins, const Event &event, const PriceContext &context);
/// Compares it with the event after its lines have released what they keep.
Repricing repricedWithout(const KeptPrices &kept, const Event &event, const PriceContext &context);

} // namespace stemdesk
