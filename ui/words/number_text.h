#pragma once

#include "core/base/number_text.h"
#include "core/base/result.h"

#include <QString>
#include <QVariant>

#include <optional>

namespace stemdesk::ui {

/// A quantity as text: no trailing zeros, no grouping.
QString quantityText(double quantity);
/// A figure with a percent sign, as in the window's language: "20%", "20 %".
QString withPercent(const QString &figure);
/// A typed number in the locale's form, possibly with its unit: "5,500", "1.5", "£5.50", "20 stems".
std::optional<double> numberFrom(const QString &text, NumberUnit unit = NumberUnit::None);
/// The other number that the text may mean, if its separator is not the locale's thousands separator: "250.000" is 250
/// in English and 250000 elsewhere. The user is asked before anything is stored.
std::optional<double> otherReading(const QString &text, NumberUnit unit);
/// The value of a cell's editor: the number it has parsed, or its text.
std::optional<double> cellNumber(const QVariant &typed, NumberUnit unit);
/// A number without fraction.
std::optional<qint64> countFrom(const QString &text, NumberUnit unit = NumberUnit::None);
/// A number as people write it, without grouping; empty for none.
QString plainNumber(std::optional<double> number);
/// The number in a typed text, with or without a unit; an empty text clears it. Refused with invalid_<field>.
Result<std::optional<double>> typedNumber(const QString &typed, const QString &field,
                                          NumberUnit unit = NumberUnit::Pieces);

/// "1,250.5"
QString groupedNumber(double number);
/// A figure that is typed bare ("4500"), as it is displayed: "£4,500.00", "110,000", "25%", "50 cm", "12 h". Every
/// decimal stays; text that is no such number stays unchanged. Money without a currency is shown as a number.
QString shownFigure(const QString &typed, NumberUnit unit, const QString &currency = {});

} // namespace stemdesk::ui
