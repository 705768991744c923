#pragma once

#include "core/domain/clients/payment_plan.h"
#include "core/domain/shops/shop.h"
#include "ui/widgets/card.h"

#include <optional>

namespace stemdesk::ui {

class InlineMessage;
class PlanEditor;
class ValueField;
struct UiContext;

/// The instalments of events that have no plan of their own.
class PaymentPlanCard : public Card {
    Q_OBJECT

public:
    explicit PaymentPlanCard(UiContext &context, QWidget *parent = nullptr);

private:
    void store(const std::optional<PaymentPlan> &plan, const std::optional<PaymentPlan> &before, ValueField *field);
    void read();

    UiContext &m_context;
    Shop m_shop;
    PlanEditor *m_plan;
    InlineMessage *m_refusal;
};

} // namespace stemdesk::ui
