#pragma once

#include "core/domain/tasks/work_sheets.h"
#include "ui/widgets/layout/side_panel.h"

#include <QTimeZone>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

class ChoiceField;
class TaskForm;
class TextLabel;
struct UiContext;

/// When a stop is: "Sat 12 Jun 2027, 08:00 to 09:00"; only the day if it has no time.
QString stopTimeText(const Task &task, const QTimeZone &zone);

/// Edits a stop of the run sheet, and shows what to load, what to bring back and phone numbers to call.
class RunStopPanel : public SidePanel {
    Q_OBJECT

public:
    explicit RunStopPanel(UiContext &context, QWidget *parent = nullptr);

    /// `other`: another place that its task goes to; empty: none.
    void setStop(const RunStop &stop, const QString &other, const Event &event);
    void tick();
    void remove();
    void takeKeyboard();
    /// Puts the keyboard where the stop's time is entered.
    void askForTime();

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The group that the stop is for; null: the whole event.
    void groupChosen(const EventGroupId &group);

private:
    void showGroups(const Event &event);
    void showRows();
    void addRows(const QString &title, const QList<std::pair<QString, QString>> &rows);

    UiContext &m_context;
    RunStop m_stop;
    ChoiceField *m_group;
    TaskForm *m_form;
    TextLabel *m_address;
    QWidget *m_place; ///< Parent of the rows.
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
