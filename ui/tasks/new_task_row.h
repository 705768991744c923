#pragma once

#include "core/domain/tasks/task.h"
#include "ui/widgets/tables/new_row.h"

#include <optional>

namespace stemdesk::ui {

struct UiContext;

/// Fields for a new task: title, day, person and duration.
class NewTaskRow : public NewRow {
    Q_OBJECT

public:
    NewTaskRow(UiContext &context, Place place, QWidget *parent = nullptr);

    /// For this day, unless another is typed.
    void openFor(QDate day);
    void setDay(QDate day);

Q_SIGNALS:
    void taskTyped(const stemdesk::TaskPatch &task);

protected:
    void prefill() override;

private:
    void read();
    std::optional<QDate> dayIn(const QString &typed) const;

    UiContext &m_context;
    QLineEdit *m_dayField = nullptr;
    QDate m_day;
};

} // namespace stemdesk::ui
