#include "core/domain/billing/largest_remainder.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stemdesk {

namespace {

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
