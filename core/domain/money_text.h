#pragma once

#include <QLocale>
#include <QString>

namespace stemdesk {

/// The short sign of an ISO 4217 currency ("£" for GBP), or the code itself.
QString currencySign(const QString &code);

/// Number of decimals of the currency.
int currencyDigits(const QString &code);

/// The amount rounded to whole minor units like amounts owed (MinorUnit), or with `extraDigits` more.
double roundedMoney(double amount, const QString &currencyCode, int extraDigits = 0);

/// A number as `locale` writes it, grouped as a whole: where numbers are grouped from five digits on (Spanish), Qt 6.4
/// leaves out the first separator of "1.234.567".
QString withAllGroups(QString number, const QLocale &locale);

/// An amount in the locale's format, rounded to the currency's digits. For display only: never compute with rounded
/// amounts.
QString moneyText(double amount, const QString &currencyCode, const QLocale &locale);

/// The decimals beyond the currency's that the cost of one unit can have: goods are bought by the thousand.
inline constexpr int kUnitCostDigits = 2;

/// The cost of one unit: with as many of those decimals as it has ("£0.345"), so that it can be multiplied.
QString unitMoneyText(double amount, const QString &currencyCode, const QLocale &locale);

} // namespace stemdesk
