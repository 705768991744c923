#pragma once

#include "core/domain/events/event_group.h"

namespace stemdesk {

/// A line before and after a change; nothing before one that was added, nothing after one that was removed.
struct ChangedLine {
    std::optional<EventItem> before;
    std::optional<EventItem> after;

    friend bool operator==(const ChangedLine &, const ChangedLine &) = default;
};

/// What one call of an assistant wrote, all of it in one event.
struct AssistantWrite {
    EventId event;
    QString actor; ///< See actorKey().
    bool isNewEvent = false; ///< The event as a whole; no lines are told then.
    QList<ChangedLine> lines; ///< In the order in which they were changed. Unpriced.

    friend bool operator==(const AssistantWrite &, const AssistantWrite &) = default;
};

/// Those after a place in the order of all, oldest first.
struct AssistantWrites {
    QList<AssistantWrite> writes;
    qint64 last = 0; ///< The place after them.
};

} // namespace stemdesk
