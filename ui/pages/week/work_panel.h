#pragma once

#include "ui/pages/week/shown_week.h"
#include "ui/widgets/layout/side_panel.h"

namespace stemdesk::ui {

class TaskForm;
struct UiContext;

/// The selected task, with its day below: its events, how much each person has to do, what arrives and what is used.
class WorkPanel : public SidePanel {
    Q_OBJECT

public:
    explicit WorkPanel(UiContext &context, QWidget *parent = nullptr);

    /// Shows the day with this index in the week; with a null task, only the day.
    void setDay(const ShownWeek &week, int place, const TaskId &task);
    void takeKeyboard();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);

private:
    void showDay(const WorkDay &day, const QList<HeldEvent> &held);
    void addHeading(const QString &text);
    void addPeople(const WorkDay &day);
    void addUnits(const QString &title, const QList<NamedUnits> &units);

    TaskForm *m_form;
    QWidget *m_place; ///< For the day.
    QWidget *m_rows = nullptr;
    WorkDay m_day;
    QList<HeldEvent> m_held;
};

} // namespace stemdesk::ui
