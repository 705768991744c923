#pragma once

#include "core/domain/events/event.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/page.h"
#include "core/services/events/event_lines_service.h"
#include "core/services/service.h"

namespace stemdesk {

/// The parts of an event to read; fewer parts take less work.
struct EventParts {
    bool heavy = true; ///< Description, pictures, links, notes, pricing.
    bool groups = true; ///< Groups with their lines.
    bool prices = true; ///< The computed figures of lines and groups; needs groups.
    bool acceptedQuote = true; ///< And what has changed since, for which the event is priced; needs heavy.
};

/// The result of a patch.
struct EventRevision {
    QList<QByteArray> warnings; ///< Corrections made on the way ("removed_html:script").
    EventPatch undo = {}; ///< Undoes the patch and its side effects: approval pins price lists.
};

/// A new event that was not read.
struct MadeEvent {
    EventId id;
    QList<QByteArray> warnings;
};

/// An event after a write.
struct WrittenEvent {
    Event event;
    QList<QByteArray> warnings;
    EventPatch undo = {}; ///< See EventRevision; only of a patch.
};

class EventService : public Service {
public:
    using Service::Service;

    /// Newest first; rows have the list shape (no heavy fields, no groups).
    Result<Page<Event>> list(const EventFilter &filter, const PageRequest &page) const;
    Result<Event> find(EventId id, const EventParts &parts = {}) const;
    /// The content of an event's documents, in a fixed number of queries.
    Result<PrintedEvent> printed(EventId id) const;

    /// create() queues an event.created delivery for every subscription, and patch() an event.updated one if a field of
    /// the list shape other than `totals` has changed.
    /// create() stores the event with groups and their lines as a whole or not at all; errors name their place:
    /// "groups.0.items.3.variantId".
    Result<WrittenEvent> create(const EventPatch &patch, const QList<NewGroup> &groups = {});
    /// Like create(), without reading the event afterwards. `askedAt`: when the client asked for it, if that was
    /// earlier.
    Result<MadeEvent> make(const EventPatch &patch, const QList<NewGroup> &groups = {},
                           const std::optional<Instant> &askedAt = {});
    Result<WrittenEvent> patch(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected = {});
    /// Like patch(), without reading the event afterwards.
    Result<EventRevision> revise(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected = {});
    /// A copy of the event without its status and dates; price lists that were pinned because it was cleared to order
    /// are not pinned in the copy. Queues event.created deliveries like create().
    Result<Event> duplicate(EventId id, const QString &name);
    /// The whole event, for restore().
    Result<Event> remove(EventId id);
    /// Restores a removed event with its ids.
    Result<Event> restore(const Event &snapshot);
};

} // namespace stemdesk
