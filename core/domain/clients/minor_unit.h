#pragma once

#include "core/base/error.h"

#include <QStringView>

#include <optional>

namespace stemdesk {

/// Amounts of fewer units are exact, as numbers in JSON too; others are neither promised nor booked.
inline constexpr qint64 kMostMinorUnits = qint64(1) << 53;

constexpr bool isBookable(qint64 count)
{
    return -kMostMinorUnits < count && count < kMostMinorUnits;
}

/// amount_too_large.
Error tooLargeAmount(const QString &field);

/// The smallest coin of a currency, in which what is owed and paid is counted: cents of EUR, yen of JPY.
class MinorUnit {
public:
    MinorUnit() = default;
    /// Of a currency of ISO 4217.
    explicit MinorUnit(QStringView currency);

    int digits() const { return m_digits; } ///< Of the amount's fraction.

    /// The nearest count, halves away from zero. A fraction that is within 1e-9 of a half counts as one, so that 1.005
    /// as a double is 1.01. What lies beyond what a double counts one by one is cut to kMostMinorUnits.
    qint64 rounded(double amount) const;
    /// The count of an amount that has no more digits than the currency; nothing where it has.
    std::optional<qint64> whole(double amount) const;
    /// The count with its fraction.
    long double exact(double amount) const;
    /// The double that is nearest to the amount.
    double amount(qint64 count) const;

    friend bool operator==(const MinorUnit &, const MinorUnit &) = default;

private:
    int m_digits = 2;
};

/// `count` in hundredths of a whole: rounded as an amount is.
qint64 percentOf(qint64 count, double percent);

/// What is left of `count` without a tax that is in it: rounded as an amount is.
qint64 withoutTax(qint64 count, double rate);

/// So much money, exactly.
struct MinorAmount {
    qint64 count = 0;
    MinorUnit unit;

    double amount() const { return unit.amount(count); }

    friend bool operator==(const MinorAmount &, const MinorAmount &) = default;
};

} // namespace stemdesk
