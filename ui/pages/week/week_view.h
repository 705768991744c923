#pragma once

#include "ui/pages/week/shown_week.h"

#include <QScrollArea>

namespace stemdesk::ui {

class DayColumn;
struct UiContext;

/// Seven days side by side. Arrow keys move between cards; Ctrl+arrow moves a
/// card to the next day, into other weeks too.
class WeekView : public QScrollArea {
    Q_OBJECT

public:
    explicit WeekView(UiContext &context, QWidget *parent = nullptr);

    void setWeek(const ShownWeek &week);
    const ShownWeek &week() const { return m_week; }

    /// Position of the current day in the week.
    int currentPlace() const { return m_place; }
    /// A default Task if the day itself is current, or has none.
    Task currentTask() const;
    /// Moves the keyboard focus to this task once it is shown.
    void follow(const TaskId &id) { m_followed = id; }
    void chooseDay(QDate day);

Q_SIGNALS:
    void currentShown();
    void eventChosen(const stemdesk::EventId &id);
    /// Enter or a double click.
    void chosen();
    void moveRequested(const stemdesk::Task &task, QDate day);
    void tickRequested(const stemdesk::Task &task);
    void duplicateRequested(const stemdesk::Task &task);
    void deleteRequested(const stemdesk::Task &task);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void connectColumn(int place);
    void connectCards(int place);
    void levelHeads();
    Task taskOf(const TaskId &id) const;
    Task currentOf(int place) const;
    void enter(int place, int row);
    void leave(int place, int days);
    void setPlace(int place);

    QList<DayColumn *> m_columns;
    ShownWeek m_week;
    int m_place = 0;
    bool m_isDayChosen = true;
    TaskId m_followed;
};

} // namespace stemdesk::ui
