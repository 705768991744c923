#include "ui/pages/today/work_model.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/pages/today/due_model.h"
#include "ui/tasks/task_lists.h"
#include "ui/words/day_text.h"
#include "ui/words/work_words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWorkDays = 7; ///< With today.
constexpr int kTasksShown = 8;
constexpr int kLateShown = 5; ///< The others are in Week.

Tone dueTone(QDate day, QDate today)
{
    return day < today ? Tone::Warning : day == today ? Tone::Plain : Tone::Quiet;
}

QString dueText(QDate day, QDate today)
{
    const int days = int(today.daysTo(day));
    return days < 0 ? WorkModel::tr("%n days late", nullptr, -days)
        : days == 0 ? WorkModel::tr("Today")
        : days == 1 ? WorkModel::tr("Tomorrow")
                    : dayAndMonth(day);
}

/// The flower with the most units first. All of them, because what has no room is counted.
QStringList namesOf(QList<NamedUnits> units)
{
    std::ranges::stable_sort(units, std::greater(), &NamedUnits::units);
    QStringList names;
    for (const NamedUnits &one : std::as_const(units))
        names += one.name;
    return names;
}

} // namespace

Result<ComingWork> readComingWork(ShopServices &services, QDate today)
{
    ComingWork work{.today = today};
    const QDate last = plusDays(today, kWorkDays - 1);
    // The latest of them, because what is long overdue is rarely still done.
    const LateTasks late = TRY(services.tasks.late(today, kLateShown));
    work.late = late.count;
    work.tasks = late.latest + TRY(services.tasks.open(today, last));
    work.tasks.resize(std::min<qsizetype>(work.tasks.size(), kTasksShown));
    const auto events = TRY(eventsOf(services, work.tasks));
    for (const Event &event : events)
        work.events.insert(event.id, event.name);
    work.parts = TRY(partsOf(services, work.tasks));
    for (const QDate monday : {mondayOf(today), plusDays(mondayOf(today), kWorkDays)}) {
        auto week = TRY(services.tasks.week(monday, TaskService::Arrivals::Missing));
        for (WorkDay &day : week) {
            if (day.day < today || day.day > last || day.received.isEmpty())
                continue;
            TRY(addStemLengths(services, day.received));
            work.arrivals.append(day);
        }
    }
    return work;
}

void WorkModel::setTasks(const ComingWork &work)
{
    QList<ShownWork> shown;
    for (const Task &task : work.tasks) {
        ShownWork row{.key = task.id.text(),
                      .name = task.title,
                      .due = dueText(task.on, work.today),
                      .dueTone = dueTone(task.on, work.today)};
        for (const QString &part : {work.events.value(task.eventId), work.parts.value(task.id), task.person}) {
            if (!part.isEmpty())
                row.details += part;
        }
        shown.append(row);
    }
    setRows(shown);
}

void WorkModel::setArrivals(const ComingWork &work)
{
    QList<ShownWork> shown;
    for (const WorkDay &day : work.arrivals)
        shown.append({.key = dayText(day.day).toLatin1(),
                      .name = unitsText(day.received),
                      .due = dueText(day.day, work.today),
                      .dueTone = dueTone(day.day, work.today),
                      .details = namesOf(day.received),
                      .areNames = true});
    setRows(shown);
}

QVariant WorkModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ShownWork &work = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole: return work.name;
    case Qt::ToolTipRole: return work.details.join(u", "_s);
    case Qt::AccessibleTextRole: return (QStringList{work.name, work.due} + work.details).join(u", "_s);
    case DueModel::DueRole: return work.due;
    case DueModel::DueToneRole: return int(work.dueTone);
    case DueModel::SuppliersRole: return work.areNames ? work.details : QStringList{work.details.join(u" · "_s)};
    default: return {};
    }
}

} // namespace stemdesk::ui
