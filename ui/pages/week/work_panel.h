#pragma once

#include "ui/pages/week/shown_week.h"
#include "ui/widgets/layout/side_panel.h"

namespace stemdesk::ui {

class TaskForm;
struct UiContext;

/// The chosen task, and below it its day: who has how much to do, what arrives and what is designed.
class WorkPanel : public SidePanel {
    Q_OBJECT

public:
    explicit WorkPanel(UiContext &context, QWidget *parent = nullptr);

    /// The `place`th day; a null task shows the day alone.
    void setDay(const ShownWeek &week, int place, const TaskId &task);
    void takeKeyboard();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);

private:
    void showDay(const WorkDay &day);
    void addUnits(const QString &title, const QList<NamedUnits> &units);

    TaskForm *m_form;
    QWidget *m_place; ///< For the day.
    QWidget *m_rows = nullptr;
    WorkDay m_day;
};

} // namespace stemdesk::ui
