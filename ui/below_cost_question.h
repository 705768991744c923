#pragma once

#include "ui/widgets/notices/inline_message.h"

#include <functional>

namespace stemdesk {
struct EventRecipe;
}

namespace stemdesk::ui {

/// Asks before an event goes to its clients that brings less than its goods cost.
class BelowCostQuestion : public InlineMessage {
    Q_OBJECT

public:
    explicit BelowCostQuestion(QWidget *parent = nullptr);

    /// Sends it at once where nothing is lost or `status` does not show it to anybody new; else when that is answered.
    void askFor(const QString &status, const EventRecipe &recipe, const QString &currency,
                const std::function<void()> &send);
    /// The question is not asked any more.
    void forget();

    /// "The price of Anna & Tom is £8.00 below the cost of the goods..."; empty where it is not.
    static QString lossText(const EventRecipe &recipe, const QString &currency);

private:
    std::function<void()> m_send;
};

} // namespace stemdesk::ui
