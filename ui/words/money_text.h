#pragma once

#include "core/domain/billing/minor_unit.h"
#include "ui/theme/tokens.h"

#include <QList>
#include <QLocale>
#include <QString>

namespace stemdesk::ui {

/// The short sign of an ISO 4217 currency ("£" for GBP), or the code itself.
QString currencySign(const QString &code);

/// An amount as the locale writes it, rounded to the currency's digits. Amounts are rounded here and nowhere earlier.
QString moneyText(double amount, const QString &currencyCode, const QLocale &locale = QLocale());
/// The cost of one unit, with more digits where it has them.
QString unitMoneyText(double amount, const QString &currencyCode);
/// The change of an amount, with a plus instead of a minus: "+£12.50", "€ +12,50".
QString moneyChange(double amount, const QString &currencyCode);

/// Relation of a price without tax to a budget.
struct BudgetState {
    QString text; ///< "£312.40 over"
    Tone tone = Tone::Quiet;
    double distance = 0; ///< The difference of the two as shown, so that the three figures add up.
};
BudgetState budgetState(double priceExclTax, double budget, const QString &currency);

/// Amounts added up exactly, each currency by itself.
class MoneySum {
public:
    void add(const MinorAmount &amount, const QString &currency);
    /// "£1,000.00 · $20.00", in the order in which the currencies came; empty without amounts.
    QString text() const;

private:
    struct Part {
        QString currency;
        MinorAmount amount;
    };
    QList<Part> m_parts;
};

} // namespace stemdesk::ui
