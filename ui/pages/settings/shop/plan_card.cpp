#include "ui/pages/settings/shop/plan_card.h"

#include "core/domain/tasks/shop_work_plan.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/settings/shop/work_plan_editor.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/undo/billing_edits.h"
#include "ui/widgets/fields/plan_editor.h"
#include "ui/widgets/fields/plan_rows.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QVBoxLayout>

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

PlanCard::PlanCard(const QString &title, UiContext &context, PlanRows *rows, QWidget *parent)
    : Card(title, parent), m_context(context), m_rows(rows), m_refusal(new InlineMessage(Tone::Error))
{
    body()->addSpacing(metric::kSpace2); // Like the rows of a form.
    auto *row = new QVBoxLayout;
    row->setContentsMargins(metric::kSpace16, 0, metric::kSpace8,
                            metric::kSpace12); // The buttons at its end have room.
    row->addWidget(rows);
    body()->addLayout(row);
    addPadded(m_refusal); // Below: the rows stay where the next click is meant to go.
    connect(rows, &PlanRows::refused, m_refusal, [this](const QString &reason) { m_refusal->setMessage(reason); });
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { read(); });
}

void PlanCard::store(const Chosen &chosen, ValueField *field)
{
    const Edit change = SettingEdits::change(chosen.undo, chosen.seen, {{chosen.setting, chosen.text}});
    m_context.edits.run(chosen.with ? chosen.with(change) : change, this,
                        [this, field, refusal = chosen.refusal, told = chosen.told](const Status &status) {
                            m_rows->settle();
                            read();
                            if (status && told)
                                told();
                            if (field && status)
                                field->setStored();
                            else if (field)
                                field->refuse(status.error(),
                                              status.error().kind == Error::Kind::Invalid ? refusal : QString());
                            else
                                m_refusal->setMessage(status ? m_rows->refusal() : errorText(status.error()));
                        });
}

void PlanCard::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    showPlan();
}

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
    store({.undo = tr("Change the shop’s payment plan"),
           .setting = {.key = u"payment-plan"_s, .text = ownPlanText, .isList = true},
           .seen = seen,
           .text = plan ? QString::fromUtf8(planText(*plan)) : QString(),
           .refusal = {},
           .with = [count](const Edit &change) { return countingKeptPlans(change, count); },
           .told =
               [this, count] {
                   m_keptUnder = paymentPlanOf(shop());
                   m_kept->setMessage(*count > 0 ? tr("%n agreed events keep the plan from before.", nullptr, *count)
                                                 : QString());
               }},
          field);
}

void PaymentPlanCard::showPlan()
{
    if (paymentPlanOf(shop()) != m_keptUnder)
        m_kept->setMessage({});
    m_plan->setCurrency(shop().currency);
    m_plan->setPlan(paymentPlanOf(shop()), !shop().paymentPlan.isEmpty());
}

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
