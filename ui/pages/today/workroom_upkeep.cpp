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
        const auto page = services.hire.list({.days = {today, plusDays(today, kComingDays)}}, request);
        if (!page)
            return page.error();
        upkeep.shortThings += int(std::ranges::count_if(page->rows, [](const HireRow &row) {
            return std::ranges::any_of(row.days, [](const HireDay &day) { return day.availableUnits < 0; });
        }));
        request.after = page->next;
    } while (request.after);
    return {};
}

/// Of these tasks' events, those that are over: nobody is late with them any more, ticked or not.
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
    const auto page = services.events.list({}, request);
    if (!page)
        return page.error();
    for (const Event &event : page->rows) {
        if (event.status == "complete"_L1)
            over.insert(event.id);
    }
    return over;
}

Status countTasks(ShopServices &services, QDate today, WorkroomUpkeep &upkeep)
{
    PageRequest request{.limit = kRowsAtOnce};
    do {
        const auto page = services.tasks.list({.to = today, .isDone = false}, request);
        if (!page)
            return page.error();
        const Result<QSet<EventId>> over = eventsOver(services, page->rows);
        if (!over)
            return over.error();
        for (const Task &task : page->rows) {
            if (!over->contains(task.eventId))
                ++(task.on < today ? upkeep.lateTasks : upkeep.openTasks);
        }
        request.after = page->next;
    } while (request.after);
    return {};
}

} // namespace

Result<WorkroomUpkeep> readWorkroom(ShopServices &services, QDate today)
{
    WorkroomUpkeep upkeep;
    if (const Status hire = countShort(services, today, upkeep); !hire)
        return hire.error();
    if (const Status tasks = countTasks(services, today, upkeep); !tasks)
        return tasks.error();
    const Result<OpenClaims> claims = services.savedOrders.openClaims();
    if (!claims)
        return claims.error();
    upkeep.claims = *claims;
    return upkeep;
}

} // namespace stemdesk::ui
