#pragma once

#include "core/base/error.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace stemdesk {

/// Amounts below this are exact, in JSON too; larger ones are refused.
inline constexpr qint64 kMostMinorUnits = qint64(1) << 53;

constexpr bool isBookable(qint64 count)
{
    return -kMostMinorUnits < count && count < kMostMinorUnits;
}

/// amount_too_large.
Error tooLargeAmount(const QString &field);

/// The smallest unit of a currency, in which amounts are counted: cents of EUR, yen of JPY.
class MinorUnit {
public:
    MinorUnit() = default;
    /// For a currency of ISO 4217.
    explicit MinorUnit(QStringView currency);

    int digits() const { return m_digits; } ///< Number of decimals.

    /// The nearest count, halves away from zero. A fraction within 1e-9 of a half counts as a half, so that 1.005 as a
    /// double becomes 1.01. Clamped to kMostMinorUnits.
    qint64 rounded(double amount) const;
    /// The count of an amount with no more digits than the currency; nullopt if it has more.
    std::optional<qint64> whole(double amount) const;
    /// The count with its fraction.
    long double exact(double amount) const;
    /// The double nearest to the amount.
    double amount(qint64 count) const;

    friend bool operator==(const MinorUnit &, const MinorUnit &) = default;

private:
    int m_digits = 2;
};

/// `count` in hundredths of a whole: rounded as an amount is.
qint64 percentOf(qint64 count, double percent);

/// The part of `count` without the included tax, rounded like an amount.
qint64 withoutTax(qint64 count, double rate);

/// An exact amount of money.
struct MinorAmount {
    qint64 count = 0;
    MinorUnit unit;

    double amount() const { return unit.amount(count); }

    friend bool operator==(const MinorAmount &, const MinorAmount &) = default;
};

/// Divides `total` into whole parts that are as close as possible to the exact ones: each is one of the two whole
/// numbers next to its exact part, and those with the largest remainders get the larger one. Of equal remainders the
/// earlier goes first. The parts always add up to `total`, also where the exact ones do not.
QList<qint64> wholeParts(qint64 total, const QList<long double> &exact);

} // namespace stemdesk
