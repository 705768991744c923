#include "ui/pages/settings/shop/payment_plan_card.h"

#include "core/domain/billing/payment_plan.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/fields/plan_editor.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/day_text.h"

#include <memory>

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
    : PlanCard(tr("Payment plan"), context, plan, parent), m_plan(plan), m_kept(new InlineMessage(Tone::Quiet))
{
    setSentence(tr("for events without their own plan"));
    plan->nameColumns();
    connect(plan, &PlanEditor::planChosen, this, &PaymentPlanCard::choose);
    addPadded(m_kept);
    read();
}

void PaymentPlanCard::choose(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before,
                             ValueField *field)
{
    Shop seen = shop();
    seen.paymentPlan = before.value_or(PaymentPlan());
    const auto count = std::make_shared<int>(0); // Owned by the edit and by its callback.
    store({.undo = tr("Change the payment plan"),
           .setting = {.key = u"payment-plan"_s, .text = ownPlanText, .isList = true},
           .seen = seen,
           .text = plan ? QString::fromUtf8(planText(*plan)) : QString(),
           .refusal = {},
           .with = [count](const Edit &change) { return keepingAcceptedPlans(change, count); },
           .told =
               [this, count] {
                   if (*count > 0)
                       m_kept->setMessage(tr("%n accepted events keep the plan from before.", nullptr, *count));
               }},
          field);
}

void PaymentPlanCard::showPlan()
{
    m_plan->setCurrency(shop().currency);
    m_plan->setPlan(paymentPlanOf(shop()), !shop().paymentPlan.isEmpty());
}

} // namespace stemdesk::ui
