#include "ui/words/money_text.h"

#include "core/domain/money_text.h"

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
