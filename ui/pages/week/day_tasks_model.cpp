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
    const WorkDay &day = week.at(place);
    m_day = day.day;
    m_zone = zone;
    QList<ShownTask> shown;
    for (const Task &task : day.tasks)
        shown.append({.task = task,
                      .eventName = eventText(week, task),
                      .daysLate = week.daysLate(task),
                      .colour = week.people.value(task.person, -1)});
    std::ranges::stable_sort(shown, {}, [](const ShownTask &each) {
        const Task &task = each.task;
        return std::tuple(task.person.isEmpty(), task.person, task.doneAt.has_value(), -each.daysLate, !task.startsAt,
                          task.startsAt.value_or(0));
    });
    for (qsizetype row = 0; row < shown.size() && !week.people.isEmpty();
         ++row) // "Nobody yet" is no useful heading if no task has a person.
        shown[row].isFirstOfPerson = row == 0 || shown.at(row - 1).task.person != shown.at(row).task.person;
    setRows(shown);
}

/// "14:30 · 1 h 30 min".
QString DayTasksModel::workText(const Task &task) const
{
    QStringList parts;
    if (const QString hours = hoursText(task, m_zone); !hours.isEmpty())
        parts += hours;
    if (task.minutes)
        parts += durationText(*task.minutes);
    return parts.join(u" · "_s);
}

QString DayTasksModel::lateText(const ShownTask &shown)
{
    return shown.daysLate > 0 ? tr("%n days late", nullptr, shown.daysLate) : QString();
}

QString DayTasksModel::spoken(const ShownTask &shown) const
{
    QStringList parts{shown.task.title};
    for (const QString &part : {shown.eventName, shown.task.person.isEmpty() ? tr("nobody yet") : shown.task.person,
                                workText(shown.task), lateText(shown)}) {
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
    case WorkRole: return workText(shown.task);
    case LateRole: return lateText(shown);
    case ColourRole: return shown.colour;
    case PersonRole:
        return !shown.isFirstOfPerson ? QString() : shown.task.person.isEmpty() ? tr("Nobody yet") : shown.task.person;
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
        return m_day.isValid() ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
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
    if (!m_day.isValid() || action != Qt::MoveAction || !data->hasFormat(taskType()))
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
