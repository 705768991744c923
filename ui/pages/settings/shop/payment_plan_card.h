#pragma once

#include "core/domain/billing/payment_plan.h"
#include "ui/pages/settings/shop/plan_card.h"

#include <optional>

namespace stemdesk::ui {

class InlineMessage;
class PlanEditor;

/// Default instalments of events without their own plan.
class PaymentPlanCard : public PlanCard {
    Q_OBJECT

public:
    explicit PaymentPlanCard(UiContext &context, QWidget *parent = nullptr);

protected:
    void showPlan() override;

private:
    PaymentPlanCard(UiContext &context, PlanEditor *plan, QWidget *parent);

    void choose(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before, ValueField *field);

    PlanEditor *m_plan;
    InlineMessage *m_kept; ///< How many events keep the plan from before.
};

} // namespace stemdesk::ui
