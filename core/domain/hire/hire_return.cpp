#include "core/domain/hire/hire_return.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr double kRounding = 1e-9; ///< The rounding error of adding three numbers.

bool isCount(const std::optional<double> &units)
{
    return !units || fits(*units, kNotNegative);
}

} // namespace

HireReturnPatch inverse(const HireReturn &before, const HireReturnPatch &patch)
{
    return {.variantId = patch.variantId,
            .returnedUnits = was(patch.returnedUnits, before.returnedUnits),
            .damagedUnits = was(patch.damagedUnits, before.damagedUnits),
            .missingUnits = was(patch.missingUnits, before.missingUnits),
            .isTakenOff = was(patch.isTakenOff, before.isTakenOff)};
}

Status checkShape(const QList<HireReturnPatch> &patches)
{
    qsizetype row = 0;
    for (const HireReturnPatch &patch : patches) {
        if (!isCount(patch.returnedUnits) || !isCount(patch.damagedUnits) || !isCount(patch.missingUnits))
            return invalid(u"returns"_s,
                           u"Give the units of \"%1\" as numbers of at least 0."_s.arg(rowOf(u"returns"_s, row)));
        ++row;
    }
    return {};
}

Result<HireReturn> patched(HireReturn before, const HireReturnPatch &patch, double unitsNeeded, qsizetype row)
{
    HireReturn after = before;
    FieldRules rules;
    rules.take(after.returnedUnits, patch.returnedUnits);
    rules.take(after.damagedUnits, patch.damagedUnits);
    rules.take(after.missingUnits, patch.missingUnits);
    rules.take(after.isTakenOff, patch.isTakenOff);
    const double back = after.returnedUnits + after.lostUnits();
    const bool isSame = after.returnedUnits == before.returnedUnits && after.damagedUnits == before.damagedUnits
        && after.missingUnits == before.missingUnits;
    // Unchanged counts stay valid for a patch that only takes them off, even if fewer units are needed now.
    if (!isSame && back > unitsNeeded * (1 + kRounding))
        return invalid(u"returns"_s,
                       u"Give at most the %1 units that the event needs as returned, damaged and missing in \"%2\"; "
                       "these are %3."_s.arg(numberText(unitsNeeded), rowOf(u"returns"_s, row), numberText(back)));
    return after;
}

void takeOff(const HireReturn &before, HireReturn &after, std::optional<double> &ownedUnits)
{
    const double was = before.isTakenOff ? before.lostUnits() : 0;
    const double is = after.isTakenOff ? after.lostUnits() : 0;
    const double taken = is < was ? std::min(before.takenOffUnits, is)
                                  : before.takenOffUnits + std::min(is - was, ownedUnits.value_or(0));
    if (ownedUnits)
        ownedUnits = std::max(0.0, *ownedUnits + before.takenOffUnits - taken);
    after.takenOffUnits = taken;
}

} // namespace stemdesk
