#include "ui/words/budget_state.h"

#include "ui/words/money_text.h"

#include <QCoreApplication>

#include <cmath>

namespace stemdesk::ui {

BudgetState budgetState(double priceExclTax, double budget, const QString &currency)
{
    const double over = priceExclTax - budget;
    const QString amount = moneyText(std::abs(over), currency);
    if (amount == moneyText(0, currency))
        return {QCoreApplication::translate("stemdesk::ui::EventWords", "On budget"), Tone::Quiet};
    if (over > 0)
        return {QCoreApplication::translate("stemdesk::ui::EventWords", "%1 over").arg(amount), Tone::Warning};
    return {QCoreApplication::translate("stemdesk::ui::EventWords", "%1 left").arg(amount), Tone::Quiet};
}

} // namespace stemdesk::ui
