#include "ui/words/budget_state.h"

#include "core/domain/money_text.h"
#include "ui/words/money_text.h"

#include <QCoreApplication>

#include <cmath>

namespace stemdesk::ui {

BudgetState budgetState(double priceExclTax, double budget, const QString &currency)
{
    const double over = roundedMoney(roundedMoney(priceExclTax, currency) - roundedMoney(budget, currency), currency);
    const double distance = std::abs(over);
    const QString amount = moneyText(distance, currency);
    if (over == 0)
        return {QCoreApplication::translate("stemdesk::ui::EventWords", "On budget"), Tone::Quiet};
    if (over > 0)
        return {QCoreApplication::translate("stemdesk::ui::EventWords", "%1 over").arg(amount), Tone::Warning,
                distance};
    return {QCoreApplication::translate("stemdesk::ui::EventWords", "%1 left").arg(amount), Tone::Quiet, distance};
}

} // namespace stemdesk::ui
