#pragma once

#include "core/domain/tasks/task.h"
#include "ui/forms/patch_form.h"

#include <QWidget>

class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class ChoiceField;
class DayField;
class ValueField;
struct UiContext;

/// An editor for a task.
class TaskForm : public QWidget {
    Q_OBJECT

public:
    explicit TaskForm(UiContext &context, QWidget *parent = nullptr);

    /// A null id shows nothing; without `eventName` no way leads to its event.
    void setTask(const Task &task, const QString &eventName);
    void takeKeyboard();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);

private:
    void buildFields();
    void buildTimes();
    QWidget *buildFoot();
    Result<TaskPatch> timePatch(const QString &typed, std::optional<std::optional<Instant>> TaskPatch::*field);
    QString timeText(const std::optional<Instant> &at) const;
    void showDay(bool isOther);

    UiContext &m_context;
    PatchForm<Task, TaskPatch> m_form;
    ValueField *m_title = nullptr;
    DayField *m_day;
    ChoiceField *m_kind;
    Button *m_event;
    Button *m_done;
    Button *m_delete;
};

} // namespace stemdesk::ui
