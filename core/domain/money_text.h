#pragma once

#include <QLocale>
#include <QString>

namespace stemdesk {

/// The short sign of an ISO 4217 currency ("£" for GBP), or the code itself.
QString currencySign(const QString &code);

/// How many decimals the currency has.
int currencyDigits(const QString &code);

/// The amount in whole minor units, rounded as what is owed is (MinorUnit); `extraDigits` finer.
double roundedMoney(double amount, const QString &currencyCode, int extraDigits = 0);

/// An amount as the locale writes it, rounded to the currency's digits. For paper and screen only: nothing is
/// computed with what was rounded.
QString moneyText(double amount, const QString &currencyCode, const QLocale &locale);

} // namespace stemdesk
