#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// Whether "." or "," is the decimal sign.
enum class DecimalSign { Open, Point, Comma };

/// What a number measures, which decides the units that may follow it.
enum class NumberUnit { None, Centimetres, Pieces, Money, Percent, Days, Hours, Minutes, Distance };

/// A number as people write it: "60 cm", "20 St.", "1,25 €", "£5.50", "1.250,00", "1 250", "20%", "5,-". nullopt if it
/// is none or has another unit: "60 mm" is no length in centimetres. `sign` decides what "1.250" is; if that is open
/// too, the separator counts as a decimal sign (except in "2.500 stems").
std::optional<double> writtenNumber(const QString &text, NumberUnit unit, DecimalSign sign = DecimalSign::Open);

/// Finds the decimal sign of a column of such texts from the unambiguous ones ("0,95", "1.250,00").
class DecimalSignSearch {
public:
    explicit DecimalSignSearch(NumberUnit unit) : m_unit(unit) {}

    void take(const QString &text);
    DecimalSign sign() const;

private:
    NumberUnit m_unit;
    int m_points = 0;
    int m_commas = 0;
};

} // namespace stemdesk
