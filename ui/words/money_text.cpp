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

} // namespace stemdesk::ui
