#include "ui/pages/today/coming_work.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/tasks/task_lists.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kWorkDays = 7; ///< With today.
constexpr int kTasksShown = 8;
constexpr int kLateShown = 5; ///< The others are in Week.

} // namespace

Result<ComingWork> readComingWork(ShopServices &services, QDate today)
{
    ComingWork work{.today = today};
    const QDate last = plusDays(today, kWorkDays - 1);
    auto tasks = TRY(openTasksUntil(services, last));
    std::ranges::stable_sort(tasks, {}, &Task::on);
    work.late = int(std::ranges::count_if(tasks, [today](const Task &task) { return task.on < today; }));
    if (work.late > kLateShown) // The latest of them, because what is long overdue is rarely still done.
        tasks.remove(0, work.late - kLateShown);
    work.tasks = tasks.first(std::min<qsizetype>(tasks.size(), kTasksShown));
    const auto events = TRY(eventsOf(services, work.tasks));
    for (const Event &event : events)
        work.events.insert(event.id, event.name);
    work.parts = TRY(partsOf(services, work.tasks));
    for (const QDate monday : {mondayOf(today), plusDays(mondayOf(today), kWorkDays)}) {
        auto week = TRY(services.tasks.week(monday));
        for (WorkDay &day : week) {
            if (day.day < today || day.day > last || day.received.isEmpty())
                continue;
            TRY(addStemLengths(services, day.received));
            work.arrivals.append(day);
        }
    }
    return work;
}

} // namespace stemdesk::ui
