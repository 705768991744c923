#pragma once

#include "core/domain/billing/payment_plan.h"
#include "core/domain/shops/shop.h"
#include "core/domain/tasks/work_plan.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/layout/card.h"

#include <functional>
#include <optional>

namespace stemdesk::ui {

class InlineMessage;
class PlanEditor;
class PlanRows;
class ValueField;
class WorkPlanEditor;
struct UiContext;

/// Edits one of the shop's plans: saves by itself, and shows changes made elsewhere.
class PlanCard : public Card {
    Q_OBJECT

protected:
    PlanCard(const QString &title, UiContext &context, PlanRows *rows, QWidget *parent);

    struct Chosen {
        QString undo; ///< Name of the undo step.
        SettingField setting;
        Shop seen; ///< With the plan that the change is based on.
        QString text;
        QString refusal; ///< Shown if the plan breaks a rule; empty for the error's own text.
        std::function<Edit(const Edit &)> with = {}; ///< Adds what else the change does.
        std::function<void()> told = {}; ///< Called once it is stored.
    };

    const Shop &shop() const { return m_shop; }
    /// `field` is where the plan was typed; may be nullptr.
    void store(const Chosen &chosen, ValueField *field);
    void read();
    virtual void showPlan() = 0;

private:
    UiContext &m_context;
    Shop m_shop;
    PlanRows *m_rows;
    InlineMessage *m_refusal;
};

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
    PaymentPlan m_keptUnder; ///< The plan that this is said of; it goes with it.
};

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
