#pragma once

#include "core/domain/events/event.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/page.h"
#include "core/services/events/event_lines_service.h"

namespace stemdesk {

class ServiceContext;

/// Which parts of an event a read fills; less is less work.
struct EventParts {
    bool heavy = true; ///< Description, pictures, links, notes, pricing.
    bool groups = true; ///< Groups with their lines.
    bool prices = true; ///< The computed figures of lines and groups; needs groups.
};

/// What a patch did.
struct EventRevision {
    QList<QByteArray> warnings; ///< What was set right on the way ("removed_html:script").
    EventPatch undo = {}; ///< What takes it back, with what the service set beside it: approval pins price lists.
};

/// An event after a write.
struct WrittenEvent {
    Event event;
    QList<QByteArray> warnings;
    EventPatch undo = {}; ///< See EventRevision; only of a patch.
};

class EventService {
public:
    explicit EventService(ServiceContext &context) : m_context(context) {}

    /// Newest first; rows have the list shape (no heavy fields, no groups).
    Result<Page<Event>> list(const EventFilter &filter, const PageRequest &page) const;
    Result<Event> find(EventId id, const EventParts &parts = {}) const;
    /// What the documents of an event say, in a fixed number of set reads.
    Result<PrintedEvent> printed(EventId id) const;

    /// An event.created delivery is written for every subscription; likewise event.updated by patch(), where a field
    /// of the list shape but `totals` changed its value.
    /// create() makes the event with groups and their lines as a whole or not at all; errors of these name their place:
    /// "groups.0.items.3.variantId".
    Result<WrittenEvent> create(const EventPatch &patch, const QList<NewGroup> &groups = {});
    Result<WrittenEvent> patch(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected = {});
    /// As patch(), for callers that do not need the event as it is afterwards.
    Result<EventRevision> revise(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected = {});
    /// A new event with all that this one holds but its status and its dates; price lists that it pinned because it was
    /// cleared to order are not pinned for the copy. An event.created delivery is written as by create().
    Result<Event> duplicate(EventId id, const QString &name);
    /// The whole event, for restore().
    Result<Event> remove(EventId id);
    /// Puts a removed event back with its ids.
    Result<Event> restore(const Event &snapshot);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
