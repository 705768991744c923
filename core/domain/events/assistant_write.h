#pragma once

#include "core/domain/events/event.h"

namespace stemdesk {

/// A line before and after a change; `before` is nullopt for an added line, `after` for a removed one.
struct ChangedLine {
    std::optional<EventItem> before;
    std::optional<EventItem> after;

    friend bool operator==(const ChangedLine &, const ChangedLine &) = default;
};

/// A group before and after it was created, deleted (both with its lines) or changed in its own fields.
struct ChangedGroup {
    std::optional<EventGroup> before;
    std::optional<EventGroup> after;

    friend bool operator==(const ChangedGroup &, const ChangedGroup &) = default;
};

/// An event before and after a change of its own fields, or of its lines' kept prices (then including the lines).
struct ChangedEvent {
    Event before;
    Event after;
};

/// A sheet that was marked as ordered.
struct MarkedSheet {
    OrderSheetId id;
    bool isNew = false; ///< Saved by the same call.

    friend bool operator==(const MarkedSheet &, const MarkedSheet &) = default;
};

/// The changes of a write other than lines.
struct AssistantChanges {
    std::optional<Event> before; ///< As in ChangedEvent; the whole event if it was deleted.
    std::optional<Event> after; ///< nullopt if the event was deleted.
    QList<ChangedGroup> groups;
    std::optional<MarkedSheet> sheet = {};
    QList<ChangedEvent> occurrences = {}; ///< The events of the sheet, which keep their prices from then on.
};

/// The changes of one call of an assistant, all in one event or order sheet.
struct AssistantWrite {
    EventId event; ///< For a sheet, its first one.
    QString actor; ///< See actorKey().
    bool isNewEvent = false; ///< The event was created; `lines` is empty then.
    QList<ChangedLine> lines; ///< In the order of the changes, for groups that still exist. Unpriced.
    bool isDeletedEvent = false;
    QString more = {}; ///< Other changes, in the service's stored form; empty if there are none.
    std::optional<MarkedSheet> sheet = {}; ///< See `more`.

    friend bool operator==(const AssistantWrite &, const AssistantWrite &) = default;
};

/// A step of a window in one event, kept so that it can be undone after a restart too.
struct WindowStep {
    IdBytes id{};
    QString text; ///< The undo step's text.
    AssistantWrite write;

    friend bool operator==(const WindowStep &, const WindowStep &) = default;
};

/// The writes after a position among all writes, oldest first.
struct AssistantWrites {
    QList<AssistantWrite> writes;
    qint64 last = 0; ///< The position of the last of them.
};

} // namespace stemdesk
