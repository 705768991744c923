#include "core/domain/billing/minor_unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct UnusualCurrency {
    QStringView code;
    int digits;
};

/// The currencies of ISO 4217 without two digits.
constexpr std::array kUnusual{
    UnusualCurrency{u"BHD", 3}, UnusualCurrency{u"BIF", 0}, UnusualCurrency{u"CLF", 4}, UnusualCurrency{u"CLP", 0},
    UnusualCurrency{u"DJF", 0}, UnusualCurrency{u"GNF", 0}, UnusualCurrency{u"IQD", 3}, UnusualCurrency{u"ISK", 0},
    UnusualCurrency{u"JOD", 3}, UnusualCurrency{u"JPY", 0}, UnusualCurrency{u"KMF", 0}, UnusualCurrency{u"KRW", 0},
    UnusualCurrency{u"KWD", 3}, UnusualCurrency{u"LYD", 3}, UnusualCurrency{u"OMR", 3}, UnusualCurrency{u"PYG", 0},
    UnusualCurrency{u"RWF", 0}, UnusualCurrency{u"TND", 3}, UnusualCurrency{u"UGX", 0}, UnusualCurrency{u"UYI", 0},
    UnusualCurrency{u"UYW", 4}, UnusualCurrency{u"VND", 0}, UnusualCurrency{u"VUV", 0}, UnusualCurrency{u"XAF", 0},
    UnusualCurrency{u"XOF", 0}, UnusualCurrency{u"XPF", 0},
};

constexpr std::array<qint64, 5> kPowers{1, 10, 100, 1000, 10'000};
constexpr long double kHalf = 0.5L;
constexpr long double kMove = 1e-9L; // Away from zero, so that halves that have no exact double are still halves.

qint64 roundedCount(long double count)
{
    if (std::isnan(count))
        return kMostMinorUnits;
    const long double size =
        std::min(std::floor(std::abs(count) + kMove + kHalf), static_cast<long double>(kMostMinorUnits));
    return count < 0 ? -qint64(size) : qint64(size);
}

/// Remainders are compared with this precision, so that rounding errors of doubles do not matter.
constexpr long double kSteps = 1e9L;

struct Part {
    qint64 whole = 0;
    qint64 remainder = 0; ///< In steps.
    qsizetype place = 0;
};

Part partOf(long double exact, qsizetype place)
{
    const long double whole = std::floor(exact);
    Part part{.whole = qint64(whole), .remainder = std::llround((exact - whole) * kSteps), .place = place};
    if (part.remainder == qint64(kSteps)) {
        ++part.whole;
        part.remainder = 0;
    }
    return part;
}

} // namespace

Error tooLargeAmount(const QString &field)
{
    return refused("amount_too_large", field,
                   u"Amounts of money are kept exactly below 9007199254740992 of the currency's smallest unit; this "
                   "one is larger."_s);
}

MinorUnit::MinorUnit(QStringView currency)
{
    const auto *found = std::ranges::find(kUnusual, currency, &UnusualCurrency::code);
    if (found != kUnusual.end())
        m_digits = found->digits;
}

long double MinorUnit::exact(double amount) const
{
    return static_cast<long double>(amount) * static_cast<long double>(kPowers[size_t(m_digits)]);
}

qint64 MinorUnit::rounded(double amount) const
{
    return roundedCount(exact(amount));
}

std::optional<qint64> MinorUnit::whole(double amount) const
{
    const qint64 count = rounded(amount);
    return this->amount(count) == amount ? std::optional(count) : std::nullopt;
}

double MinorUnit::amount(qint64 count) const
{
    return double(count) / double(kPowers[size_t(m_digits)]);
}

qint64 percentOf(qint64 count, double percent)
{
    constexpr long double kWhole = 100;
    return roundedCount(static_cast<long double>(count) * static_cast<long double>(percent) / kWhole);
}

qint64 withoutTax(qint64 count, double rate)
{
    return roundedCount(static_cast<long double>(count) / (1 + static_cast<long double>(rate)));
}

QList<qint64> wholeParts(qint64 total, const QList<long double> &exact)
{
    QList<Part> parts;
    qint64 left = total;
    for (qsizetype place = 0; place < exact.size(); ++place) {
        parts += partOf(exact.at(place), place);
        left -= parts.constLast().whole;
    }
    QList<qint64> shares(exact.size());
    if (parts.isEmpty())
        return shares;
    // If the exact parts add up to the total, `left` is less than the number of parts, and `rounds` is 0.
    const qint64 count = parts.size();
    const qint64 rounds = left >= 0 ? left / count : -((-left + count - 1) / count);
    std::ranges::stable_sort(parts, std::ranges::greater(), &Part::remainder);
    qint64 larger = left - rounds * count;
    for (const Part &part : std::as_const(parts))
        shares[part.place] = part.whole + rounds + (larger-- > 0 ? 1 : 0);
    return shares;
}

} // namespace stemdesk
