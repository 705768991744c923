#include "ui/words/price_words.h"

#include "core/services/prices/price_overview_service.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kNoticedPercent = 10; // Smaller changes of a price are quiet.

constexpr QChar kMinus(u'\u2212');

} // namespace

QString PriceWords::title(const PriceList &list)
{
    return list.name.isEmpty() ? productTypeTitle(list.productType) : list.name;
}

QString PriceWords::titleWithDate(const PriceList &list)
{
    return tr("%1, %2", "list and its day").arg(title(list), day(list.date));
}

QString PriceWords::day(QDate date)
{
    return shortDate(date);
}

QString PriceWords::variety(const ListedVariant &variant)
{
    const QString name = flowerText(variant.productName, variant.variantName, variant.productType);
    const QString size = stemLengthText(variant.stemLength);
    return size.isEmpty() ? name : name + u' ' + size;
}

QString PriceWords::plainCost(double cost)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(cost, 'f', QLocale::FloatingPointShortest);
}

std::optional<double> PriceWords::typedCost(const QString &text, const QString &currency)
{
    QString amount = text;
    const auto number = numberFrom(amount.remove(currency, Qt::CaseInsensitive), NumberUnit::Money);
    return number && *number >= 0 ? number : std::nullopt;
}

QString PriceWords::change(double percent)
{
    const QString digits = QLocale().toString(std::abs(percent), 'f', 1);
    const bool isNone = digits == QLocale().toString(0.0, 'f', 1);
    return withPercent(isNone ? digits : (percent > 0 ? u'+' : kMinus) + digits);
}

Tone PriceWords::changeTone(double percent)
{
    if (std::abs(percent) < kNoticedPercent)
        return Tone::Quiet;
    return percent > 0 ? Tone::Warning : Tone::Accent;
}

QString PriceWords::difference(double amount, const QString &currency)
{
    return moneyChange(amount, currency);
}

std::optional<double> PriceWords::typedPercent(const QString &text)
{
    const auto number = numberFrom(text, NumberUnit::Percent);
    // A list with only free flowers is no list.
    return number && *number > -100 && *number <= 1'000 ? number : std::nullopt;
}

QString PriceWords::tax(double multiplier)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // 1.2 - 1 is a little less than 0.2.
    const double percent = std::round((multiplier - 1) * 1e8) / 1e6;
    return withPercent(locale.toString(percent, 'f', QLocale::FloatingPointShortest));
}

std::optional<double> PriceWords::typedTax(const QString &text)
{
    const auto number = numberFrom(text, NumberUnit::Percent);
    if (!number || *number < 0 || *number > 1'000)
        return std::nullopt;
    return (100 + *number) / 100;
}

} // namespace stemdesk::ui
