#include "ui/pages/week/day_tasks_model.h"

#include "core/base/day.h"
#include "ui/pages/week/shown_week.h"
#include "ui/words/work_words.h"

#include <QMimeData>

#include <algorithm>
#include <memory>
#include <tuple>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QString taskType()
{
    return u"application/x-stemdesk-task"_s;
}

/// The dragged task and its current day, on two lines.
QByteArray taskPayload(const Task &task)
{
    return task.id.text() + '\n' + dayText(task.on).toLatin1();
}

/// "Anna and Ben · Ceremony": a delivery to two places is a task for each of them.
QString eventText(const ShownWeek &week, const Task &task)
{
    QStringList parts{week.events.value(task.eventId), week.parts.value(task.id)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

void DayTasksModel::setDay(const ShownWeek &week, int place, const QTimeZone &zone)
{
    m_day = week.days.at(place).day;
    m_zone = zone;
    const QDate monday = week.days.constFirst().day;
    QList<ShownTask> shown;
    for (const Task &task : week.tasksAt(place))
        shown.append({.task = task,
                      .eventName = eventText(week, task),
                      .daysLate = week.daysLate(task),
                      .colour = week.people.value(task.person, -1),
                      .isOfEarlierWeek = task.on < monday});
    std::ranges::stable_sort(shown, {}, [](const ShownTask &each) {
        const Task &task = each.task;
        const QString person = each.isOfEarlierWeek ? QString() : task.person; // Those have one heading.
        return std::tuple(!each.isOfEarlierWeek, person.isEmpty(), person, task.doneAt.has_value(), -each.daysLate,
                          !task.startsAt, task.startsAt.value_or(0));
    });
    QString above;
    for (ShownTask &each : shown) {
        const QString heading = headingOf(each, week);
        each.heading = heading == above ? QString() : heading;
        above = heading;
    }
    setRows(shown);
}

/// The heading of the group that the task is in; empty if the day has only one.
QString DayTasksModel::headingOf(const ShownTask &shown, const ShownWeek &week)
{
    if (shown.isOfEarlierWeek) {
        const int listed = int(week.late.latest.size());
        return listed == week.late.count ? tr("Late") : tr("Late, %1 of %2").arg(listed).arg(week.late.count);
    }
    if (!week.people.isEmpty()) // "Nobody yet" is no useful heading if no task has a person.
        return shown.task.person.isEmpty() ? tr("Nobody yet") : shown.task.person;
    return week.late.latest.isEmpty() || shown.task.on != week.today ? QString() : tr("Today");
}

/// "14:30 · 1 h 30 min", and the person if no heading says it.
QString DayTasksModel::workText(const ShownTask &shown) const
{
    const Task &task = shown.task;
    QStringList parts;
    if (const QString hours = hoursText(task, m_zone); !hours.isEmpty())
        parts += hours;
    if (task.minutes && !(task.startsAt && task.endsAt)) // Both times say it.
        parts += durationText(*task.minutes);
    if (shown.isOfEarlierWeek && !task.person.isEmpty())
        parts += task.person;
    return parts.join(u" · "_s);
}

QString DayTasksModel::lateText(const ShownTask &shown)
{
    return shown.daysLate > 0 ? tr("%n days late", nullptr, shown.daysLate) : QString();
}

QString DayTasksModel::spoken(const ShownTask &shown) const
{
    QStringList parts{shown.task.title};
    if (!shown.eventName.isEmpty())
        parts += shown.eventName;
    if (shown.task.person.isEmpty() || !shown.isOfEarlierWeek)
        parts += shown.task.person.isEmpty() ? tr("nobody yet") : shown.task.person;
    for (const QString &part : {workText(shown), lateText(shown)}) {
        if (!part.isEmpty())
            parts += part;
    }
    if (shown.task.doneAt)
        parts += tr("done");
    return parts.join(u", "_s);
}

QVariant DayTasksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ShownTask &shown = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole: return shown.task.title;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return spoken(shown);
    case Qt::CheckStateRole: return int(shown.task.doneAt ? Qt::Checked : Qt::Unchecked);
    case EventRole: return shown.eventName;
    case WorkRole: return workText(shown);
    case LateRole: return lateText(shown);
    case ColourRole: return shown.colour;
    case HeadingRole: return shown.heading;
    case EarlierRole: return shown.isOfEarlierWeek;
    case DoneRole: return shown.task.doneAt.has_value();
    default: return {};
    }
}

/// The card itself changes once the change is stored.
bool DayTasksModel::setData(const QModelIndex &index, const QVariant &, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    Q_EMIT doneToggled(rowAt(index.row()).task.id);
    return true;
}

Qt::ItemFlags DayTasksModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled
        | Qt::ItemIsDropEnabled | Qt::ItemNeverHasChildren;
}

QStringList DayTasksModel::mimeTypes() const
{
    return {taskType()};
}

QMimeData *DayTasksModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(taskType(), taskPayload(rowAt(indexes.constFirst().row()).task));
    return data.release(); // The drag owns it.
}

bool DayTasksModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &) const
{
    if (action != Qt::MoveAction || !data->hasFormat(taskType()))
        return false;
    return !data->data(taskType()).endsWith('\n' + dayText(m_day).toLatin1()); // A day ignores its own cards.
}

bool DayTasksModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const auto id = idFrom<TaskTag>(data->data(taskType()).split('\n').constFirst());
    if (!id)
        return false;
    Q_EMIT taskDropped(*id);
    return true;
}

} // namespace stemdesk::ui
