#pragma once

#include "core/domain/events/event_group.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

/// Groups and lines. Each write changes the event's updatedAt and totals, and sends no webhook. Groups and items that
/// belong elsewhere are NotFound. Positions are 0-based and kept without gaps; a row that has to make room is changed
/// too. Reads and writes return priced objects, except what was removed.
class EventLinesService : public Service {
public:
    using Service::Service;

    Result<Page<EventGroup>> groups(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    Result<EventGroup> group(EventId event, EventGroupId id) const;
    /// Inserts the group with its lines at the given position, else at the end; all or nothing.
    Result<EventGroup> createGroup(EventId event, const NewGroup &given);
    /// The same without reading the group afterwards.
    Result<EventGroupId> makeGroup(EventId event, const NewGroup &given);
    Result<EventGroup> createGroup(EventId event, const EventGroupPatch &patch)
    {
        return createGroup(event, {patch, {}});
    }
    Result<EventGroup> patchGroup(EventId event, EventGroupId id, const EventGroupPatch &patch,
                                  const std::optional<EventGroupPatch> &expected = {});
    /// Like patchGroup(), without reading the group afterwards. reviseItem() is the same for items.
    Status reviseGroup(EventId event, EventGroupId id, const EventGroupPatch &patch,
                       const std::optional<EventGroupPatch> &expected = {});
    /// The group with its lines, for restoreGroup().
    Result<EventGroup> removeGroup(EventId event, EventGroupId id);
    Result<EventGroup> restoreGroup(const EventGroup &snapshot);

    Result<Page<EventItem>> items(EventId event, EventGroupId group, const PageRequest &page,
                                  std::optional<Instant> updatedSince) const;
    Result<EventItem> item(EventId event, EventGroupId group, EventItemId id) const;
    /// supplier_archived if a new line, or a line changed to another supplier, names an archived one.
    Result<EventItem> createItem(EventId event, EventGroupId group, const EventItemPatch &patch);
    Result<EventItem> patchItem(EventId event, EventGroupId group, EventItemId id, const EventItemPatch &patch,
                                const std::optional<EventItemPatch> &expected = {});
    Status reviseItem(EventId event, EventGroupId group, EventItemId id, const EventItemPatch &patch,
                      const std::optional<EventItemPatch> &expected = {});
    /// Moves a line within its group or to another group of the event; `position` is clamped, nullopt is the end.
    Result<EventItem> moveItem(EventId event, EventItemId id, EventGroupId toGroup, std::optional<int> position);
    Result<EventItem> removeItem(EventId event, EventGroupId group, EventItemId id);
    Result<EventItem> restoreItem(EventId event, const EventItem &snapshot);
};

} // namespace stemdesk
