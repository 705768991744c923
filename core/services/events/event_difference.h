#pragma once

#include "core/domain/events/assistant_write.h"

namespace stemdesk {

/// The changes that a write made in an event, in a form that can be stored and undone.
struct EventDifference {
    AssistantWrite write;
    AssistantChanges others;
};

/// Between the whole, unpriced event before and after; nullopt: it did not exist. Returns nullopt if something was
/// changed that cannot be stored: the order of arrangements or lines, its place in a series, kept prices.
std::optional<EventDifference> differenceOf(const std::optional<Event> &before, const std::optional<Event> &after);

} // namespace stemdesk
