#include "ui/words/number_text.h"

#include "core/domain/money_text.h"
#include "ui/words/work_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct ShownFigure {
    Q_DECLARE_TR_FUNCTIONS(ShownFigure)
};

/// Unlike an amount owed, a cost of "0.455" is not rounded.
QString money(double amount, const QString &currency)
{
    constexpr int kMostDigits = 6;
    int extra = 0;
    while (extra < kMostDigits && std::abs(roundedMoney(amount, currency, extra) - amount) > 1e-9)
        ++extra;
    if (extra == 0)
        return moneyText(amount, currency, QLocale());
    const QString text = withAllGroups(
        QLocale().toCurrencyString(std::abs(amount), currencySign(currency), currencyDigits(currency) + extra),
        QLocale());
    return amount < 0 ? u'\u2212' + text : text;
}

} // namespace

QString quantityText(double quantity)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // Twelve digits show what was typed and hide the errors of double arithmetic (0.1 + 0.2).
    return locale.toString(quantity, 'g', 12);
}

QString withPercent(const QString &figure)
{
    return QCoreApplication::translate("NumberText", "%1%", "percent").arg(figure);
}

std::optional<double> numberFrom(const QString &text, NumberUnit unit)
{
    const bool isComma = QLocale().decimalPoint() == u","_s;
    const bool isDutch = QLocale().language() == QLocale::Dutch;
    if (isDutch && unit == NumberUnit::Pieces && text.trimmed().endsWith("dozen"_L1, Qt::CaseInsensitive))
        return {}; // They are boxes; twelve are "een dozijn".
    return writtenNumber(text, unit, isComma ? DecimalSign::Comma : DecimalSign::Point);
}

std::optional<double> otherReading(const QString &text, NumberUnit unit)
{
    const auto readings = twoReadings(text, unit);
    if (!readings || QLocale().groupSeparator() == readings->sign)
        return {};
    return numberFrom(text, unit) == readings->asFraction ? readings->asGroups : readings->asFraction;
}

std::optional<double> cellNumber(const QVariant &typed, NumberUnit unit)
{
    return typed.typeId() == QMetaType::Double ? std::optional(typed.toDouble()) : numberFrom(typed.toString(), unit);
}

std::optional<qint64> countFrom(const QString &text, NumberUnit unit)
{
    constexpr double kMost = 1e15; // Every integer up to here is exact in a double.
    const auto number = numberFrom(text, unit);
    const bool isCount = number && *number == std::floor(*number) && std::abs(*number) <= kMost;
    return isCount ? std::optional(qint64(*number)) : std::nullopt;
}

QString plainNumber(std::optional<double> number)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return number ? locale.toString(*number, 'f', QLocale::FloatingPointShortest) : QString();
}

Result<std::optional<double>> typedNumber(const QString &typed, const QString &field, NumberUnit unit)
{
    if (typed.trimmed().isEmpty())
        return std::optional<double>();
    const auto number = numberFrom(typed, unit);
    if (!number)
        return invalid(field, u"Give \"%1\" as a number."_s.arg(field));
    return number;
}

/// Twelve digits hide the errors of double arithmetic.
QString groupedNumber(double number)
{
    const QString plain = QString::number(number, 'g', 12);
    const qsizetype point = plain.indexOf(u'.');
    const bool isExponent = plain.contains(u'e');
    return QLocale().toString(number, isExponent ? 'g' : 'f',
                              isExponent      ? 12
                                  : point < 0 ? 0
                                              : int(plain.size() - point - 1));
}

QString shownFigure(const QString &typed, NumberUnit unit, const QString &currency)
{
    const auto number = numberFrom(typed, unit);
    if (!number)
        return typed;
    switch (unit) {
    case NumberUnit::Money: return currency.isEmpty() ? groupedNumber(*number) : money(*number, currency);
    case NumberUnit::Percent: return withPercent(groupedNumber(*number));
    case NumberUnit::Centimetres: return ShownFigure::tr("%1 cm").arg(groupedNumber(*number));
    case NumberUnit::Hours: return ShownFigure::tr("%1 h").arg(groupedNumber(*number));
    case NumberUnit::Minutes: return durationText(*number);
    case NumberUnit::Days: return ShownFigure::tr("%n day(s)", nullptr, int(*number));
    case NumberUnit::None:
    case NumberUnit::Pieces:
    case NumberUnit::Distance: break;
    }
    return groupedNumber(*number);
}

} // namespace stemdesk::ui
