#pragma once

#include "core/domain/tasks/work_plan.h"
#include "ui/widgets/fields/plan_rows.h"

class QComboBox;

namespace stemdesk::ui {

/// An editor for the tasks that each event gets.
class WorkPlanEditor : public RowsOf<WorkPlan> {
    Q_OBJECT

public:
    explicit WorkPlanEditor(QWidget *parent = nullptr);

Q_SIGNALS:
    /// See PlanEditor.
    void planChosen(const std::optional<stemdesk::WorkPlan> &plan, const std::optional<stemdesk::WorkPlan> &before,
                    stemdesk::ui::ValueField *field);

protected:
    void addRow() override;
    void showRow(qsizetype place) override;
    void insert() override;
    void notifyChosen(const std::optional<WorkPlan> &plan, const std::optional<WorkPlan> &before,
                      ValueField *field) override
    {
        Q_EMIT planChosen(plan, before, field);
    }

private:
    struct Row {
        QComboBox *kind = nullptr;
        ValueField *title = nullptr;
        QComboBox *when = nullptr;
        ValueField *days = nullptr;
        IconButton *remove = nullptr;
    };

    void connectRow(qsizetype place);
    void showWhen(qsizetype place);
    void change(qsizetype place, const WorkPlanRow &row, ValueField *field = nullptr);
    void typeDays(qsizetype place, const QString &text);
    void chooseWhen(qsizetype place);

    QList<Row> m_list;
};

} // namespace stemdesk::ui
