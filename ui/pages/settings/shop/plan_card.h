#pragma once

#include "core/domain/shops/shop.h"
#include "ui/undo/setting_edits.h"
#include "ui/widgets/layout/card.h"

#include <functional>

namespace stemdesk::ui {

class InlineMessage;
class PlanRows;
class ValueField;
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

} // namespace stemdesk::ui
