#include "ui/words/number_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
