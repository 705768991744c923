#pragma once

#include "core/domain/event.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// Which parts of an event a read fills; less is less work.
struct EventParts {
    bool heavy = true; ///< Description, pictures, links, notes, pricing.
    bool groups = true; ///< Groups with their lines.
    bool prices = true; ///< The computed figures of lines and groups; needs groups.
};

/// An event after a write, with what was set right on the way ("removed_html:script").
struct WrittenEvent {
    Event event;
    QList<QByteArray> warnings;
};

class EventService {
public:
    explicit EventService(ServiceContext &context) : m_context(context) {}

    /// Newest first; rows have the list shape (no heavy fields, no groups).
    Result<Page<Event>> list(const EventFilter &filter, const PageRequest &page) const;
    Result<Event> find(EventId id, const EventParts &parts = {}) const;

    /// An event.created delivery is written for every subscription; likewise event.updated by patch(), where a field
    /// of the list shape but `totals` changed its value.
    Result<WrittenEvent> create(const EventPatch &patch);
    Result<WrittenEvent> patch(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected = {});
    /// The whole event, for restore().
    Result<Event> remove(EventId id);
    /// Puts a removed event back with its ids.
    Result<Event> restore(const Event &snapshot);

private:
    ServiceContext &m_context;
};

/// Groups and lines. Each write changes the event's updatedAt and totals, and sends no webhook.
/// Groups and items that belong elsewhere are NotFound. Positions are 0-based and kept without gaps.
class EventLinesService {
public:
    explicit EventLinesService(ServiceContext &context) : m_context(context) {}

    Result<Page<EventGroup>> groups(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    Result<EventGroup> group(EventId event, EventGroupId id) const;
    /// At the end unless the patch names a position.
    Result<EventGroup> createGroup(EventId event, const EventGroupPatch &patch);
    Result<EventGroup> patchGroup(EventId event, EventGroupId id, const EventGroupPatch &patch,
                                  const std::optional<EventGroupPatch> &expected = {});
    /// The group with its lines, for restoreGroup().
    Result<EventGroup> removeGroup(EventId event, EventGroupId id);
    Result<EventGroup> restoreGroup(const EventGroup &snapshot);

    Result<Page<EventItem>> items(EventId event, EventGroupId group, const PageRequest &page,
                                  std::optional<Instant> updatedSince) const;
    Result<EventItem> item(EventId event, EventGroupId group, EventItemId id) const;
    /// supplier_archived where a new line, or a line changed to another supplier, names an archived one.
    Result<EventItem> createItem(EventId event, EventGroupId group, const EventItemPatch &patch);
    Result<EventItem> patchItem(EventId event, EventGroupId group, EventItemId id, const EventItemPatch &patch,
                                const std::optional<EventItemPatch> &expected = {});
    Result<EventItem> removeItem(EventId event, EventGroupId group, EventItemId id);
    Result<EventItem> restoreItem(EventId event, const EventItem &snapshot);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
