#include "ui/pages/week/week_view.h"

#include "core/base/day.h"
#include "ui/pages/week/day_column.h"
#include "ui/pages/week/day_tasks_model.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

bool isPlace(int place)
{
    return place >= 0 && place < kDaysOfWeek;
}

} // namespace

WeekView::WeekView(UiContext &context, QWidget *parent) : QScrollArea(parent)
{
    setAccessibleName(tr("Week"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // Passes the focus to a day.
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *content = new QWidget;
    content->setProperty("scrollContent", true);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(kPageEdge, 0, kPageEdge, kSpace16);
    row->setSpacing(kSpace8);
    for (int place = 0; place < kDaysOfWeek; ++place) {
        auto *column = new DayColumn(context);
        m_columns.append(column);
        row->addWidget(column, 1);
        connectColumn(place);
        connectCards(place);
    }
    setWidget(content);
}

void WeekView::connectColumn(int place)
{
    DayColumn *column = m_columns.at(place);
    connect(column, &DayColumn::resized, this, &WeekView::levelHeads);
    connect(column, &DayColumn::dayChosen, this, [this, place] {
        m_isDayChosen = true;
        setPlace(place);
        Q_EMIT chosen();
    });
    connect(column, &DayColumn::eventChosen, this, &WeekView::eventChosen);
    connect(&column->model(), &DayTasksModel::taskDropped, this, [this, column](const TaskId &id) {
        follow(id);
        Q_EMIT moveRequested(taskOf(id), column->model().day());
    });
    connect(&column->model(), &DayTasksModel::doneToggled, this,
            [this](const TaskId &id) { Q_EMIT tickRequested(taskOf(id)); });
}

void WeekView::connectCards(int place)
{
    CardList *list = &m_columns.at(place)->list();
    const auto forwardTo = [this, place](void (WeekView::*signal)(const Task &)) {
        return [this, place, signal] {
            if (const Task task = currentOf(place); !task.id.isNull())
                Q_EMIT(this->*signal)(task);
        };
    };
    connect(list, &CardList::openRequested, this, &WeekView::chosen);
    connect(list, &CardList::duplicateRequested, this, forwardTo(&WeekView::duplicateRequested));
    connect(list, &CardList::deleteRequested, this, forwardTo(&WeekView::deleteRequested));
    connect(list, &CardList::moveRequested, this, [this, place](int days) {
        const Task task = currentOf(place);
        const bool isOfEarlierWeek = task.on < m_week.days.constFirst().day;
        if (task.id.isNull() || (isOfEarlierWeek && days < 0))
            return;
        follow(task.id);
        Q_EMIT moveRequested(task, isOfEarlierWeek ? m_week.today : plusDays(task.on, days));
    });
    connect(list, &CardList::leaveRequested, this, [this, place](int days) { leave(place, days); });
    const auto choose = [this, place, list] {
        if (!list->currentIndex().isValid())
            return;
        m_isDayChosen = false;
        setPlace(place);
    };
    connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, choose);
    connect(list, &QAbstractItemView::clicked, this, choose);
}

Task WeekView::taskOf(const TaskId &id) const
{
    for (int place = 0; place < kDaysOfWeek; ++place) {
        const QList<Task> tasks = m_week.tasksAt(place);
        if (const auto task = std::ranges::find(tasks, id, &Task::id); task != tasks.cend())
            return *task;
    }
    return {};
}

Task WeekView::currentOf(int place) const
{
    const DayColumn *column = m_columns.at(place);
    return column->model().rowAt(column->list().currentIndex().row()).task;
}

Task WeekView::currentTask() const
{
    return m_isDayChosen ? Task() : currentOf(m_place);
}

void WeekView::setPlace(int place)
{
    m_place = place;
    for (int other = 0; other < kDaysOfWeek; ++other) { // One selected card per week, not per day.
        if (other != place || m_isDayChosen)
            m_columns.at(other)->list().clearSelection();
    }
    Q_EMIT currentShown();
}

void WeekView::setWeek(const ShownWeek &week)
{
    m_week = week;
    for (int place = 0; place < kDaysOfWeek; ++place)
        m_columns.at(place)->setDay(week, place);
    levelHeads();
    for (int place = 0; place < kDaysOfWeek && !m_followed.isNull(); ++place) {
        const int row = m_columns.at(place)->model().rowOf(m_followed);
        if (row < 0)
            continue;
        m_followed = {};
        enter(place, row);
    }
    Q_EMIT currentShown();
}

/// The events, or without them the tasks, of all days start at one height.
void WeekView::levelHeads()
{
    int height = 0;
    for (const DayColumn *column : std::as_const(m_columns))
        height = std::max(height, column->topHeight());
    for (DayColumn *column : std::as_const(m_columns))
        column->setTopHeight(height);
}

void WeekView::chooseDay(QDate day)
{
    m_isDayChosen = true;
    setPlace(day.dayOfWeek() - 1);
}

void WeekView::enter(int place, int row)
{
    CardList &list = m_columns.at(place)->list();
    list.setCurrentIndex(m_columns.at(place)->model().index(row, 0));
    list.setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_columns.at(place), kSpace16, 0);
    m_isDayChosen = false;
    setPlace(place);
}

void WeekView::leave(int place, int days)
{
    const int row = m_columns.at(place)->list().currentIndex().row();
    for (int next = place + days; isPlace(next); next += days) {
        const int rows = m_columns.at(next)->model().rowCount();
        if (rows == 0)
            continue; // Skip days without rows.
        enter(next, std::clamp(row, 0, rows - 1));
        return;
    }
}

void WeekView::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    const auto isFilled = [](const DayColumn *column) { return column->model().rowCount() > 0; };
    const auto filled = std::ranges::find_if(m_columns, isFilled);
    DayColumn *current = m_columns.at(m_place);
    DayColumn *column = isFilled(current) || filled == m_columns.end() ? current : *filled;
    column->list().setFocus(Qt::TabFocusReason);
}

} // namespace stemdesk::ui
