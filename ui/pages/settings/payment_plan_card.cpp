#include "ui/pages/settings/payment_plan_card.h"

#include "core/domain/clients/shop_plan.h"
#include "core/services/services.h"
#include "ui/day_text.h"
#include "ui/error_text.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/settings/setting_edits.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/conflict_note.h"
#include "ui/widgets/inline_message.h"
#include "ui/widgets/plan_editor.h"
#include "ui/widgets/value_field.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// Empty where the shop has said nothing: what is usual holds, in whatever language its documents are then.
QString ownPlanText(const Shop &shop)
{
    return shop.paymentPlan.isEmpty() ? QString() : QString::fromUtf8(planText(shop.paymentPlan));
}

} // namespace

PaymentPlanCard::PaymentPlanCard(UiContext &context, QWidget *parent)
    : Card(tr("Payment plan"), parent), m_context(context),
      m_plan(new PlanEditor(tr("Use the default plan"), [this] { return shopToday(m_context); })),
      m_refusal(new InlineMessage(Tone::Error))
{
    setNote(tr("for events without their own plan"));
    body()->addSpacing(metric::kSpace8);
    addPadded(m_refusal);
    addPadded(m_plan);
    connect(m_plan, &PlanEditor::refused, m_refusal, [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_plan, &PlanEditor::planChosen, this, &PaymentPlanCard::store);
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, [this](const Changes &changes) {
        if (std::ranges::any_of(changes, [](const Change &change) { return change.resource == Resource::Shop; }))
            read();
    });
    read();
}

void PaymentPlanCard::store(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before,
                            ValueField *field)
{
    Shop seen = m_shop;
    seen.paymentPlan = before.value_or(PaymentPlan());
    const SettingField setting{.key = u"payment-plan"_s, .text = ownPlanText, .isList = true};
    const QString text = plan ? QString::fromUtf8(planText(*plan)) : QString();
    m_context.edits.run(SettingEdits::change(tr("Change the payment plan"), seen, {{setting, text}}), this,
                        [this, field](const Status &status) {
                            m_plan->settle();
                            read();
                            if (field)
                                showOutcome(field, status);
                            else
                                m_refusal->setMessage(status ? QString() : errorText(status.error()));
                        });
}

void PaymentPlanCard::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    m_plan->setPlan(paymentPlanOf(m_shop), !m_shop.paymentPlan.isEmpty());
}

} // namespace stemdesk::ui
