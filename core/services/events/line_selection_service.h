#pragma once

#include "core/domain/events/event_group.h"

namespace stemdesk {

class ServiceContext;

/// Several lines of one event at once, all or none of them; see EventLinesService.
class LineSelectionService {
public:
    explicit LineSelectionService(ServiceContext &context) : m_context(context) {}

    Result<QList<EventItem>> create(EventId event, EventGroupId group, const QList<EventItemPatch> &items);
    /// Puts lines back in the order given. New copies (version 0) count as made now.
    Status restore(EventId event, const QList<EventItem> &items);
    /// The lines in the order in which restore() finds their places.
    Result<QList<EventItem>> remove(EventId event, EventGroupId group, const QList<EventItemId> &ids);
    /// To a place of a group, one after the other.
    Status move(EventId event, EventGroupId toGroup, const QList<EventItem> &items, int position);
    /// To the groups and positions that `items` tell.
    Status moveBack(EventId event, const QList<EventItem> &items);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
