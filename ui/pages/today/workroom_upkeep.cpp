#include "ui/pages/today/workroom_upkeep.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "core/services/services.h"
#include "core/services/today_service.h"

#include <QSet>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRowsAtOnce = 500;

Status countShort(ShopServices &services, QDate today, WorkroomUpkeep &upkeep)
{
    PageRequest request{.limit = kRowsAtOnce};
    do {
        const auto page = TRY(services.hire.list({.days = {today, plusDays(today, kComingDays)}}, request));
        upkeep.shortThings += int(std::ranges::count_if(page.rows, [](const HireRow &row) {
            return std::ranges::any_of(row.days, [](const HireDay &day) { return day.availableUnits < 0; });
        }));
        request.after = page.next;
    } while (request.after);
    return {};
}

/// The past events of these tasks: whether ticked or not, they are no longer late.
Result<QSet<EventId>> eventsOver(ShopServices &services, const QList<Task> &tasks)
{
    QSet<EventId> events;
    for (const Task &task : tasks) {
        if (!task.eventId.isNull())
            events.insert(task.eventId);
    }
    PageRequest request{.limit = kRowsAtOnce};
    for (const EventId &id : std::as_const(events))
        request.ids.append(id.bytes());
    QSet<EventId> over;
    if (events.isEmpty())
        return over;
    const auto page = TRY(services.events.list({}, request));
    for (const Event &event : page.rows) {
        if (event.status == "complete"_L1)
            over.insert(event.id);
    }
    return over;
}

Status countTasks(ShopServices &services, QDate today, WorkroomUpkeep &upkeep)
{
    PageRequest request{.limit = kRowsAtOnce};
    do {
        const auto page = TRY(services.tasks.list({.to = today, .isDone = false}, request));
        const QSet<EventId> over = TRY(eventsOver(services, page.rows));
        for (const Task &task : page.rows) {
            if (!over.contains(task.eventId))
                ++(task.on < today ? upkeep.lateTasks : upkeep.openTasks);
        }
        request.after = page.next;
    } while (request.after);
    return {};
}

} // namespace

Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today)
{
    WorkroomUpkeep upkeep;
    TRY(countShort(services, today, upkeep));
    TRY(countTasks(services, today, upkeep));
    const OpenClaims claims = TRY(services.savedOrders.openClaims());
    upkeep.claims = claims;
    return upkeep;
}

} // namespace stemdesk::ui
