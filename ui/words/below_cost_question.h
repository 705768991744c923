#pragma once

#include "ui/widgets/notices/inline_message.h"

#include <functional>

namespace stemdesk {
struct EventRecipe;
}

namespace stemdesk::ui {

/// Asks before an event whose price is below its cost of goods goes to the client.
class BelowCostQuestion : public DoubtMessage {
    Q_OBJECT

public:
    explicit BelowCostQuestion(QWidget *parent = nullptr);

    /// Sends the event at once if nothing is lost or `status` shows it to nobody new; otherwise once the question is
    /// answered.
    void askFor(const QString &status, const EventRecipe &recipe, const QString &currency,
                const std::function<void()> &send);
    /// The same for what lossText() says of several events; empty: nothing is lost.
    void askAbout(const QString &losses, const QString &status, const std::function<void()> &send);

    /// "The price of Anna & Tom is £8.00 below the cost of the goods..."; empty if it is not.
    static QString lossText(const EventRecipe &recipe, const QString &currency);
};

} // namespace stemdesk::ui
