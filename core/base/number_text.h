#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// Whether "." or "," is the decimal sign.
enum class DecimalSign { Open, Point, Comma };

/// The measure of a number decides the units that may follow it.
enum class NumberUnit { None, Centimetres, Pieces, Money, Percent, Days, Hours, Minutes, Distance };

/// A number as people write it: "60 cm", "20 St.", "2 doz", "1,25 €", "£5.50", "1.250,00", "1 250", "20%", "5,-".
/// nullopt if it is none or has another unit: "60 mm" is no length in centimetres. `sign` decides what "1.250" is; if
/// that is open too, the separator counts as a decimal sign (except in "2.500 stems").
std::optional<double> writtenNumber(const QString &text, NumberUnit unit, DecimalSign sign = DecimalSign::Open);

/// A number whose only separator has exactly three digits after it, so that it may be a decimal sign or group digits:
/// "1.250".
struct TwoReadings {
    double asFraction = 0;
    double asGroups = 0;
    QChar sign;
};
/// nullopt if a text can be read in one way only, or is no number of that unit.
std::optional<TwoReadings> twoReadings(const QString &text, NumberUnit unit);

/// A folded word for one piece ("stiel", "stem"), for what several are sold in ("bund", "box"), or for twelve ("doz").
bool isPieceWord(const QString &word);
bool isPackWord(const QString &word);
bool isDozenWord(const QString &word);

/// Finds the decimal sign of a whole column of such texts from the unambiguous ones ("0,95", "1.250,00"). If there are
/// none, and every separator is the same one with three digits after it, it groups digits: the decimal sign is the
/// other one.
class DecimalSignSearch {
public:
    explicit DecimalSignSearch(NumberUnit unit) : m_unit(unit) {}

    void take(const QString &text);
    DecimalSign sign() const;
    /// The only evidence is separators with three digits after them.
    bool isByGroups() const { return m_points + m_commas == 0 && m_openPoints + m_openCommas > 0; }
    /// The texts contradict each other: both signs are decimal ones, or both have three digits behind them.
    bool isMixed() const { return (m_points > 0 && m_commas > 0) || (m_openPoints > 0 && m_openCommas > 0); }
    /// Some of the texts would be other numbers with the other decimal sign, and it is unknown which was meant.
    bool isOpen() const { return m_openPoints + m_openCommas > 0 && sign() == DecimalSign::Open; }

private:
    NumberUnit m_unit;
    int m_points = 0;
    int m_commas = 0;
    int m_openPoints = 0; ///< Texts like "1.250".
    int m_openCommas = 0;
};

} // namespace stemdesk
