#include "ui/pages/settings/shop/work_plan_card.h"

#include "core/domain/tasks/shop_work_plan.h"
#include "ui/pages/settings/shop/work_plan_editor.h"
#include "ui/widgets/fields/value_field.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Empty if the shop uses the default plan, unlike a plan without tasks.
QString workPlanSetting(const std::optional<WorkPlan> &plan)
{
    return plan ? QString::fromUtf8(workPlanText(*plan)) : QString();
}

} // namespace

WorkPlanCard::WorkPlanCard(UiContext &context, QWidget *parent) : WorkPlanCard(context, new WorkPlanEditor, parent) {}

WorkPlanCard::WorkPlanCard(UiContext &context, WorkPlanEditor *plan, QWidget *parent)
    : PlanCard(tr("Tasks of an event"), context, plan, parent), m_plan(plan)
{
    setSentence(tr("planned when the event is approved"));
    connect(plan, &WorkPlanEditor::planChosen, this, &WorkPlanCard::choose);
    read();
}

void WorkPlanCard::choose(const std::optional<WorkPlan> &plan, const std::optional<WorkPlan> &before, ValueField *field)
{
    Shop seen = shop();
    seen.workPlan = before;
    store({.undo = tr("Change the tasks of events"),
           .setting = {.key = u"plan"_s,
                       .text = [](const Shop &read) { return workPlanSetting(read.workPlan); },
                       .isList = true},
           .seen = seen,
           .text = workPlanSetting(plan),
           .refusal = tr("Write what is to be done, in up to 200 characters.")},
          field);
}

void WorkPlanCard::showPlan()
{
    m_plan->setPlan(planOf(shop()), shop().workPlan.has_value());
}

} // namespace stemdesk::ui
