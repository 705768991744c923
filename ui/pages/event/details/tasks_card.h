#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"
#include "ui/widgets/layout/card.h"

namespace stemdesk::ui {

class EventDocument;
class NewTaskRow;
struct DraftMemory;

/// The event's tasks and their days.
class TasksCard : public Card {
    Q_OBJECT

public:
    explicit TasksCard(EventDocument &document, QWidget *parent = nullptr);

private:
    void keepNew();
    DraftMemory memoryOf(const EventId &event) const;
    void read();
    void showTasks();
    bool hasHire() const;
    QWidget *makeRow(const Task &task);
    void add(TaskPatch task);
    void onAdded(const EventId &event, const Status &status);

    EventDocument &m_document;
    QList<Task> m_tasks;
    QWidget *m_place; ///< Holds the rows.
    QWidget *m_rows = nullptr;
    NewTaskRow *m_new;
};

} // namespace stemdesk::ui
