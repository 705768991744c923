#pragma once

#include "core/domain/tasks/work_plan.h"
#include "ui/pages/settings/shop/plan_card.h"

#include <optional>

namespace stemdesk::ui {

class WorkPlanEditor;

/// The tasks that an approved event gets.
class WorkPlanCard : public PlanCard {
    Q_OBJECT

public:
    explicit WorkPlanCard(UiContext &context, QWidget *parent = nullptr);

protected:
    void showPlan() override;

private:
    WorkPlanCard(UiContext &context, WorkPlanEditor *plan, QWidget *parent);

    void choose(const std::optional<WorkPlan> &plan, const std::optional<WorkPlan> &before, ValueField *field);

    WorkPlanEditor *m_plan;
};

} // namespace stemdesk::ui
