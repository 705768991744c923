#include "ui/words/below_cost_question.h"

#include "core/domain/money_text.h"
#include "core/services/events/event_recipe_service.h"
#include "ui/words/event_words.h"
#include "ui/words/money_text.h"

namespace stemdesk::ui {

BelowCostQuestion::BelowCostQuestion(QWidget *parent) : DoubtMessage(parent) {}

void BelowCostQuestion::askFor(const QString &status, const EventRecipe &recipe, const QString &currency,
                               const std::function<void()> &send)
{
    const bool isSent = isWithClients(status) && !isWithClients(recipe.event.status);
    askAbout(isSent ? lossText(recipe, currency) : QString(), status, send);
}

void BelowCostQuestion::askAbout(const QString &losses, const QString &status, const std::function<void()> &send)
{
    DoubtMessage::askFor(losses, tr("%1 anyway").arg(statusText(status)), send);
}

QString BelowCostQuestion::lossText(const EventRecipe &recipe, const QString &currency)
{
    const double loss = roundedMoney(-recipe.earnings.plannedMargin(), currency);
    return loss > 0 ? tr("The price of %1 is %2 below the cost of the goods, both excl. tax.")
                          .arg(recipe.event.name, moneyText(loss, currency))
                    : QString();
}

} // namespace stemdesk::ui
