#include "core/domain/money_text.h"

#include "core/domain/billing/minor_unit.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, QString> signsFromLocales()
{
    QHash<QString, QString> signs;
    const auto locales = QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory);
    for (const QLocale &locale : locales) {
        const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
        // Japanese locales use the full-width sign; folding turns it into the usual one.
        const QString sign = locale.currencySymbol(QLocale::CurrencySymbol).normalized(QString::NormalizationForm_KC);
        const auto known = signs.constFind(code);
        // The same currency has a long sign abroad ("US$") and a short one at home.
        if (!code.isEmpty() && !sign.isEmpty() && (known == signs.constEnd() || sign.size() < known->size()))
            signs.insert(code, sign);
    }
    return signs;
}

/// "−£64.00", "−64,00 €", but "€ −64,00": a separate sign stays in front.
QString withMinus(QString money)
{
    const auto digit = std::ranges::find_if(money, [](QChar sign) { return sign.isDigit(); });
    const qsizetype first = digit - money.begin();
    const bool isApart = first > 0 && money.at(first - 1).isSpace();
    return money.insert(isApart ? first : 0, u'\u2212');
}

} // namespace

QString currencySign(const QString &code)
{
    static const QHash<QString, QString> kSigns = signsFromLocales();
    return kSigns.value(code, code);
}

int currencyDigits(const QString &code)
{
    return MinorUnit(code).digits(); // QLocale uses its own number of digits for foreign currencies.
}

QString withAllGroups(QString number, const QLocale &locale)
{
    constexpr qsizetype kGroup = 3;
    const QString separator = locale.groupSeparator();
    const qsizetype first = separator.isEmpty() ? -1 : number.indexOf(separator);
    const bool isLong = first > kGroup
        && std::all_of(number.cbegin() + (first - kGroup - 1), number.cbegin() + first,
                       [](QChar sign) { return sign.isDigit(); });
    return isLong ? number.insert(first - kGroup, separator) : number;
}

double roundedMoney(double amount, const QString &currencyCode, int extraDigits)
{
    const double finer = std::pow(10.0, extraDigits);
    const double power = finer * std::pow(10.0, currencyDigits(currencyCode));
    constexpr double kMost = 9'007'199'254'740'992.0; // A double of this size has no fraction to round.
    if (std::abs(amount) * power >= kMost)
        return amount;
    return double(MinorUnit(currencyCode).rounded(amount * finer)) / power;
}

namespace {

QString textWith(int extraDigits, double amount, const QString &currencyCode, const QLocale &locale)
{
    const auto written = [&](double money) {
        const int digits = currencyDigits(currencyCode) + extraDigits;
        return withAllGroups(locale.toCurrencyString(money, currencySign(currencyCode), digits), locale);
    };
    // In some languages Qt uses accounting style, "(£64.00)"; clients expect a minus.
    const double rounded = roundedMoney(amount, currencyCode, extraDigits);
    return rounded < 0 ? withMinus(written(-rounded)) : written(std::abs(rounded)); // Avoids "−0".
}

} // namespace

QString moneyText(double amount, const QString &currencyCode, const QLocale &locale)
{
    return textWith(0, amount, currencyCode, locale);
}

QString unitMoneyText(double amount, const QString &currencyCode, const QLocale &locale)
{
    const double exact = roundedMoney(amount, currencyCode, kUnitCostDigits);
    int digits = 0;
    while (digits < kUnitCostDigits && roundedMoney(exact, currencyCode, digits) != exact)
        ++digits;
    return textWith(digits, exact, currencyCode, locale);
}

} // namespace stemdesk
