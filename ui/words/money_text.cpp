#include "ui/words/money_text.h"

#include "core/domain/money_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

QString currencySign(const QString &code)
{
    return stemdesk::currencySign(code);
}

QString moneyText(double amount, const QString &currencyCode, const QLocale &locale)
{
    return stemdesk::moneyText(amount, currencyCode, locale);
}

QString unitMoneyText(double amount, const QString &currencyCode)
{
    return stemdesk::unitMoneyText(amount, currencyCode, QLocale());
}

QString moneyChange(double amount, const QString &currencyCode)
{
    const QString text = moneyText(amount, currencyCode);
    const bool isMore = amount > 0 && text != moneyText(0, currencyCode);
    return isMore ? moneyText(-amount, currencyCode).replace(u'\u2212', u'+') : text;
}

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

void MoneySum::add(const MinorAmount &amount, const QString &currency)
{
    const auto part = std::ranges::find(m_parts, currency, &Part::currency);
    if (part == m_parts.end())
        m_parts.append({currency, amount});
    else
        part->amount.count += amount.count;
}

QString MoneySum::text() const
{
    QStringList texts;
    for (const Part &part : m_parts)
        texts += moneyText(part.amount.amount(), part.currency);
    return texts.join(u" · "_s);
}

} // namespace stemdesk::ui
