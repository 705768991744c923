#include "ui/pages/week/shown_week.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "core/services/events/event_agenda_service.h"
#include "core/services/services.h"
#include "ui/tasks/task_lists.h"
#include "ui/theme/tokens.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"

#include <QDateTime>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHeldAtOnce = 200;
constexpr int kLateShown = 100; ///< The latest of them; the heading says how many there are.

Status addHeld(ShopServices &services, const QTimeZone &zone, ShownWeek &week)
{
    const auto start = [&zone](QDate day) { return day.startOfDay(zone).toMSecsSinceEpoch(); };
    const QDate monday = week.days.constFirst().day;
    const EventFilter filter{.from = start(monday), .to = start(plusDays(monday, kDaysOfWeek)) - 1};
    const CatalogueWords words = CatalogueWords::readLooks(services);
    AgendaRequest request{.limit = kHeldAtOnce, .withBudgets = false};
    do {
        const auto page = TRY(services.agenda.page(filter, request));
        for (const AgendaRow &row : page.rows) {
            const Event &event = row.event;
            if (event.status == "cancelled"_L1)
                continue;
            const auto at = QDateTime::fromMSecsSinceEpoch(*firstStart(event), zone);
            week.held[at.date()].append({.id = event.id,
                                         .name = event.name,
                                         .hour = clockText(at.time()),
                                         .status = event.status,
                                         .palette = words.looks(event.colourScheme.value_or(QStringList()))});
        }
        request.after = page.next;
    } while (request.after);
    return {};
}

/// The same for a name on every machine, which qHash() does not promise.
uint placeOf(const QString &name)
{
    uint sum = 0;
    for (const QChar each : name)
        sum = sum * 31 + each.unicode();
    return sum;
}

} // namespace

QList<Task> ShownWeek::tasksAt(int place) const
{
    const WorkDay &day = days.at(place);
    return day.day == today ? late.latest + day.tasks : day.tasks;
}

int ShownWeek::daysLate(const Task &task) const
{
    if (task.doneAt || over.contains(task.eventId))
        return 0;
    return std::max(0, int(task.on.daysTo(today)));
}

Result<ShownWeek> readWeek(ShopServices &services, QDate on, QDate today, const QTimeZone &zone)
{
    ShownWeek week{.days = TRY(services.tasks.week(on, TaskService::Arrivals::Missing)), .today = today};
    const QDate monday = week.days.constFirst().day;
    QList<Task> tasks;
    if (mondayOf(today) == monday)
        week.late = TRY(services.tasks.late(monday, kLateShown));
    tasks += week.late.latest;
    for (const WorkDay &day : std::as_const(week.days))
        tasks += day.tasks;
    const auto events = TRY(eventsOf(services, tasks));
    for (const Event &event : events)
        week.events.insert(event.id, event.name);
    week.over = eventsOver(events);
    week.parts = TRY(partsOf(services, tasks));
    QStringList people;
    for (const Task &task : std::as_const(tasks)) {
        if (!task.person.isEmpty())
            people += task.person;
    }
    week.people = personColours(people);
    TRY(addHeld(services, zone, week));
    for (WorkDay &day : week.days) {
        TRY(addStemLengths(services, day.received));
        TRY(addStemLengths(services, day.designed));
    }
    return week;
}

QHash<QString, int> personColours(const QStringList &people)
{
    QStringList names = people;
    names.removeDuplicates();
    names.sort();
    QHash<QString, int> colours;
    QSet<int> taken;
    for (const QString &name : std::as_const(names)) {
        int colour = int(placeOf(name) % kPersonColours);
        while (taken.contains(colour) && taken.size() < kPersonColours)
            colour = (colour + 1) % kPersonColours;
        taken.insert(colour);
        colours.insert(name, colour);
    }
    return colours;
}

} // namespace stemdesk::ui
