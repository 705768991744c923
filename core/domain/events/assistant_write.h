#pragma once

#include "core/domain/events/event_group.h"

namespace stemdesk {

/// A line before and after a change; `before` is nullopt for an added line, `after` for a removed one.
struct ChangedLine {
    std::optional<EventItem> before;
    std::optional<EventItem> after;

    friend bool operator==(const ChangedLine &, const ChangedLine &) = default;
};

/// The changes of one call of an assistant, all in one event.
struct AssistantWrite {
    EventId event;
    QString actor; ///< See actorKey().
    bool isNewEvent = false; ///< The event was created; `lines` is empty then.
    QList<ChangedLine> lines; ///< In order of change. Unpriced.

    friend bool operator==(const AssistantWrite &, const AssistantWrite &) = default;
};

/// The writes after a position among all writes, oldest first.
struct AssistantWrites {
    QList<AssistantWrite> writes;
    qint64 last = 0; ///< The position of the last one.
};

} // namespace stemdesk
