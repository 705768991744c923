#include "core/services/events/line_selection_service.h"

#include "core/services/events/event_lines_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

#include <algorithm>

namespace stemdesk {

namespace {

Status statusOf(const Result<EventItem> &item)
{
    return item ? Status() : Status(item.error());
}

/// Runs `each` for every row in one unit of work.
template <class Rows, class Each>
Status together(ServiceContext &context, const Rows &rows, Each each)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    for (const auto &row : rows) {
        TRY(each(row));
    }
    return work.commit();
}

} // namespace

Result<QList<EventItem>> LineSelectionService::create(EventId event, EventGroupId group,
                                                      const QList<EventItemPatch> &items)
{
    EventLinesService lines(m_context);
    QList<EventItem> created;
    TRY(together(m_context, items, [&](const EventItemPatch &patch) -> Status {
        const Result<EventItem> item = lines.createItem(event, group, patch);
        if (item)
            created.append(*item);
        return statusOf(item);
    }));
    return created;
}

Status LineSelectionService::restore(EventId event, const QList<EventItem> &items)
{
    EventLinesService lines(m_context);
    return together(m_context, items, [&](EventItem item) {
        if (item.version == 0)
            item.createdAt = m_context.now();
        return statusOf(lines.restoreItem(event, item));
    });
}

Result<QList<EventItem>> LineSelectionService::remove(EventId event, EventGroupId group, const QList<EventItemId> &ids)
{
    EventLinesService lines(m_context);
    QList<EventItem> removed;
    const Status done = together(m_context, ids, [&](const EventItemId &id) -> Status {
        const Result<EventItem> item = lines.removeItem(event, group, id);
        if (item)
            removed.prepend(*item); // Restored in reverse order of removal.
        return statusOf(item);
    });
    if (!done)
        return done.error();
    return removed;
}

Status LineSelectionService::move(EventId event, EventGroupId toGroup, const QList<EventItem> &items, int position)
{
    EventLinesService lines(m_context);
    int next = position;
    return together(m_context, items, [&](const EventItem &item) -> Status {
        const EventItem now = TRY(lines.item(event, item.groupId, item.id));
        // Moving a line down within its group closes the gap it leaves, which shifts the target up.
        const bool isFromAbove = item.groupId == toGroup && now.position < next;
        const int place = isFromAbove ? next - 1 : next;
        next = place + 1;
        return statusOf(lines.moveItem(event, item.id, toGroup, place));
    });
}

Status LineSelectionService::moveBack(EventId event, const QList<EventItem> &items)
{
    EventLinesService lines(m_context);
    // Topmost first, so that the lines above each one are already in place.
    QList<EventItem> inOrder = items;
    std::ranges::sort(inOrder, {}, &EventItem::position);
    return together(m_context, inOrder, [&](const EventItem &item) {
        return statusOf(lines.moveItem(event, item.id, item.groupId, item.position));
    });
}

} // namespace stemdesk
