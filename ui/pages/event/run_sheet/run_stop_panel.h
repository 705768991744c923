#pragma once

#include "core/domain/tasks/work_sheets.h"
#include "ui/widgets/layout/side_panel.h"

#include <QTimeZone>

class QBoxLayout;

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

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    /// The group that the stop is for; null: the whole event.
    void groupChosen(const EventGroupId &group);

private:
    using Rows = QList<std::pair<QString, QString>>;

    void showGroups(const Event &event);
    void showRows();
    /// `hired`: rows of the same list, below a caption of their own.
    void addRows(const QString &title, const Rows &rows, const Rows &hired = {});

    UiContext &m_context;
    RunStop m_stop;
    ChoiceField *m_group;
    TaskForm *m_form;
    TextLabel *m_address;
    QBoxLayout *m_body = nullptr; ///< The rows above the form, or beside it where there is room.
    QWidget *m_place; ///< Parent of the rows.
    QWidget *m_rows = nullptr;
};

} // namespace stemdesk::ui
