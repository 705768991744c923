#pragma once

#include "core/domain/events/assistant_write.h"

namespace stemdesk {

/// What a write changed in an event, in a form that can be stored and undone.
struct EventDifference {
    AssistantWrite write;
    AssistantChanges others;
};

/// Between the whole event before and after; nullopt: it was not there. Neither priced. Nothing where something else
/// was changed than can be kept: the order of arrangements or lines, its place in a series, prices that are kept.
std::optional<EventDifference> differenceOf(const std::optional<Event> &before, const std::optional<Event> &after);

} // namespace stemdesk
