#pragma once

#include "core/domain/events/event_group.h"
#include "core/domain/page.h"

namespace stemdesk {

class EventGroupStore;
class EventItemStore;
class ServiceContext;

/// A group of an event, by the ids in a path.
struct EventLineIds {
    EventId event;
    EventGroupId group;
};

// Groups and lines as callers see them, with the figures that the event's pricing gives them. NotFound if the event,
// the group or the line is not there or belongs elsewhere.

Result<EventGroup> readGroup(const ServiceContext &context, EventId event, EventGroupId id);
Result<EventItem> readItem(const ServiceContext &context, const EventLineIds &place, EventItemId id);
Result<Page<EventGroup>> readGroups(const ServiceContext &context, EventId event, const PageRequest &page,
                                    std::optional<Instant> updatedSince);
Result<Page<EventItem>> readItems(const ServiceContext &context, const EventLineIds &place, const PageRequest &page,
                                  std::optional<Instant> updatedSince);

EventGroupStore groupStore(const ServiceContext &context);
EventItemStore itemStore(const ServiceContext &context);

} // namespace stemdesk
