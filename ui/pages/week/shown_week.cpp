#include "ui/pages/week/shown_week.h"

#include "core/domain/events/event.h"
#include "core/services/services.h"

#include <QSet>

namespace stemdesk::ui {

namespace {

constexpr int kEventsAtOnce = 200;

} // namespace

Result<ShownWeek> readWeek(ShopServices &services, QDate on)
{
    auto days = TRY(services.tasks.week(on));
    ShownWeek week{.days = std::move(days), .events = {}};
    QSet<EventId> wanted;
    for (const WorkDay &day : std::as_const(week.days)) {
        for (const Task &task : day.tasks) {
            if (!task.eventId.isNull())
                wanted.insert(task.eventId);
        }
    }
    const QList<EventId> ids = wanted.values();
    for (qsizetype first = 0; first < ids.size(); first += kEventsAtOnce) {
        PageRequest request{.limit = kEventsAtOnce};
        for (const EventId &id : ids.mid(first, kEventsAtOnce))
            request.ids.append(id.bytes());
        const auto page = TRY(services.events.list({}, request));
        for (const Event &event : page.rows)
            week.events.insert(event.id, event.name);
    }
    return week;
}

} // namespace stemdesk::ui
