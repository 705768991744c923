#pragma once

#include "core/domain/tasks/task.h"
#include "ui/tasks/task_changes.h"
#include "ui/undo/edits.h"

#include <QWidget>

#include <functional>
#include <memory>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class ChoiceField;
class DayField;
class FormRow;
class IconButton;
class StopWatch;
class ValueField;
class ValueText;
struct UiContext;

/// An editor for a task.
class TaskForm : public QWidget {
    Q_OBJECT

public:
    /// `insteadOfKind`: a row in the place of the kind, for lists that already show it.
    explicit TaskForm(UiContext &context, FormRow *insteadOfKind = nullptr, QWidget *parent = nullptr);

    /// A null id shows nothing; without `eventName` there is no link to the event.
    void setTask(const Task &task, const QString &eventName, const SharedTask &shared = {});
    /// Done, or not done after all.
    void tick();
    void remove();
    void takeKeyboard();
    /// Puts the keyboard where the task's time is entered.
    void askForTime();
    /// Its buttons without the room above them, for an owner that has another place for them than below the fields.
    QWidget *takeFoot();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    /// The patch for a typed text; nullopt if it cannot be parsed.
    using Typed = std::function<std::optional<TaskPatch>(const QString &typed)>;

    void buildFields(FormRow *insteadOfKind);
    void buildTimes();
    void limitFigures();
    void buildSpent();
    void buildNotes(QVBoxLayout &column);
    QWidget *buildFoot();
    void addRow(FormRow *row);
    /// With `beside`, it shares its row with something smaller.
    ValueField *addField(const QString &label, const QString &example,
                         const std::function<QString(const Task &)> &value, Typed patch, QWidget *beside = nullptr);
    std::optional<TaskPatch> timePatch(const QString &typed, std::optional<std::optional<Instant>> TaskPatch::*field);
    QString timeText(const std::optional<Instant> &at) const;
    Edit changed(const TaskPatch &patch, const QString &what = {});
    void run(const Edit &edit, QObject *field = nullptr, const Edits::Done &done = {});
    template <class Field>
    void store(const TaskPatch &patch, Field *field, const QString &value = {});
    void showDay(bool isOther);
    void nameTimes();

    UiContext &m_context;
    Task m_task;
    SharedTask m_shared;
    std::shared_ptr<TaskId> m_split; ///< The task that a change of the shared one makes, until it is shown.
    struct Line {
        ValueField *field;
        std::function<QString(const Task &)> value;
    };
    QList<Line> m_fields;
    QWidget *m_rows; ///< Those that belong together are beside each other where there is room.
    DayField *m_day;
    ValueField *m_who = nullptr;
    ValueField *m_from = nullptr;
    ValueField *m_to = nullptr;
    ValueField *m_planned = nullptr; ///< Minutes.
    ValueField *m_spent = nullptr;
    ChoiceField *m_kind;
    ValueText *m_notes;
    StopWatch *m_watch;
    Button *m_event;
    Button *m_done;
    IconButton *m_more;
    QWidget *m_foot = nullptr;
};

} // namespace stemdesk::ui
