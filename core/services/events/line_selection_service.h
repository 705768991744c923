#pragma once

#include "core/domain/events/event_group.h"
#include "core/services/service.h"

namespace stemdesk {

/// Writes several lines of one event at once, all or none; see EventLinesService.
class LineSelectionService : public Service {
public:
    using Service::Service;

    Result<QList<EventItem>> create(EventId event, EventGroupId group, const QList<EventItemPatch> &items);
    /// Restores lines in the given order. New copies (version 0) get the current time as their creation time.
    Status restore(EventId event, const QList<EventItem> &items);
    /// Returns the lines in the order that restore() needs.
    Result<QList<EventItem>> remove(EventId event, EventGroupId group, const QList<EventItemId> &ids);
    /// Moves the lines to a position of a group, one after the other.
    Status move(EventId event, EventGroupId toGroup, const QList<EventItem> &items, int position);
    /// Moves the lines to the groups and positions stored in `items`.
    Status moveBack(EventId event, const QList<EventItem> &items);
};

} // namespace stemdesk
