#include "ui/pages/settings/shop/payment_plan_card.h"

#include "core/domain/billing/payment_plan.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/plan_editor.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_text.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The shop's own plan; empty if it uses the default, which is in the language of its documents.
QString ownPlanText(const Shop &shop)
{
    return shop.paymentPlan.isEmpty() ? QString() : QString::fromUtf8(planText(shop.paymentPlan));
}

} // namespace

PaymentPlanCard::PaymentPlanCard(UiContext &context, QWidget *parent)
    : PaymentPlanCard(context, new PlanEditor(tr("Use the default plan"), [&context] { return shopToday(context); }),
                      parent)
{}

PaymentPlanCard::PaymentPlanCard(UiContext &context, PlanEditor *plan, QWidget *parent)
    : PlanCard(tr("Payment plan"), context, plan, parent), m_plan(plan)
{
    setSentence(tr("for events without their own plan"));
    plan->nameColumns();
    connect(plan, &PlanEditor::planChosen, this, &PaymentPlanCard::choose);
    read();
}

void PaymentPlanCard::choose(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before,
                             ValueField *field)
{
    Shop seen = shop();
    seen.paymentPlan = before.value_or(PaymentPlan());
    store({.undo = tr("Change the payment plan"),
           .setting = {.key = u"payment-plan"_s, .text = ownPlanText, .isList = true},
           .seen = seen,
           .text = plan ? QString::fromUtf8(planText(*plan)) : QString(),
           .refusal = {}},
          field);
}

void PaymentPlanCard::showPlan()
{
    m_plan->setCurrency(shop().currency);
    m_plan->setPlan(paymentPlanOf(shop()), !shop().paymentPlan.isEmpty());
}

} // namespace stemdesk::ui
