#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk::ui {

/// Relation of a price without tax to a budget.
struct BudgetState {
    QString text; ///< "£312.40 over"
    Tone tone = Tone::Quiet;
    double distance = 0; ///< The difference of the two as shown, so that the three figures add up.
};
BudgetState budgetState(double priceExclTax, double budget, const QString &currency);

} // namespace stemdesk::ui
