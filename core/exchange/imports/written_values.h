#pragma once

#include "core/base/number_text.h"

#include <QString>

#include <optional>

namespace stemdesk {

/// Whether a text in a column of names is none but says that there is none: "-", "...", "n/a".
bool isPlaceholderName(const QString &text);

/// "-", "n/a", "op aanvraag", "Tagespreis": a placeholder for a missing value.
bool isPlaceholder(const QString &text);
/// "#N/A", "#WERT!", "Err:502": a spreadsheet's text for a failed formula.
bool isErrorWord(const QString &text);
/// "8,71234E+12", "#####": a spreadsheet's text for a number too long for its cell.
bool isShortened(const QString &text);
/// "Totaal", "Summe:", "Grand total", and what else stands below a list: "Minimum order".
bool isTotal(const QString &text);

/// The first number in a text, with the separators between its digits; empty if there is none.
QString numberIn(const QString &text);
/// "EUR", "$": the currency in a price or a heading; empty if there is none.
QString currencyIn(const QString &text);
/// Whether a sign or code can mean this currency (ISO 4217): "$" can mean many dollars.
bool isCurrency(const QString &written, const QString &code);

/// A price and its unit: "€ 0,45/st", "6,50 per bos", "12 / 100".
struct WrittenPrice {
    enum class For { Open, Units, Pack };

    double amount = 0;
    For what = For::Open;
    double units = 1; ///< The number of units that it pays for.
};
std::optional<WrittenPrice> writtenPrice(const QString &text, DecimalSign sign);
/// The number of units per price in a heading: 100 for "per 100 stems" and for "in cents", 12 for "per dozen"; 1 if it
/// names none.
double unitsPriced(const QString &heading);
/// The unit of prices in a heading if it cannot be converted: "gram", "100+"; otherwise empty.
QString strangeUnit(const QString &heading);
/// The unit of lengths in a heading, in centimetres: 0.1 for "Length (mm)"; 1 if it names none.
double centimetresIn(const QString &heading);

struct WrittenMeasure {
    double value = 0;
    bool isChosen = false; ///< The text has several numbers, of which this one was chosen.
    bool hasUnit = false;
};
/// In centimetres: "50-60cm" (takes the shorter), "600 mm", `24"`.
std::optional<WrittenMeasure> writtenLength(const QString &text, DecimalSign sign);
/// "x10", "25 per bunch", "12x25" (the product of both), "1 dz".
std::optional<WrittenMeasure> writtenPack(const QString &text, DecimalSign sign);

} // namespace stemdesk
