#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// What came back of one thing that an event hired, and what did not.
struct HireReturn {
    double returnedUnits = 0;
    double damagedUnits = 0;
    double missingUnits = 0;
    bool isTakenOff = false; ///< The damaged and missing ones are no longer among the owned.
    double takenOffUnits = 0; ///< What of them really was, which is less where fewer were owned.

    double lostUnits() const { return damagedUnits + missingUnits; }

    friend bool operator==(const HireReturn &, const HireReturn &) = default;
};

/// Changes what it names of the return of one thing.
struct HireReturnPatch {
    VariantId variantId;
    std::optional<double> returnedUnits;
    std::optional<double> damagedUnits;
    std::optional<double> missingUnits;
    std::optional<bool> isTakenOff;

    friend bool operator==(const HireReturnPatch &, const HireReturnPatch &) = default;
};

/// What brings back the values of `before` that the patch names.
HireReturnPatch inverse(const HireReturn &before, const HireReturnPatch &patch);
/// invalid_returns for what is wrong whatever was hired.
Status checkShape(const QList<HireReturnPatch> &patches);
/// The return with the patch applied, and `ownedUnits` with what that takes off or gives back. `row`: its place in the
/// body, for the sentence of invalid_returns, where more would be back than `unitsNeeded`.
Result<HireReturn> patched(HireReturn before, const HireReturnPatch &patch, double unitsNeeded, qsizetype row);
/// What is owned, and so taken off, once `after` holds in the place of `before`. A correction moves both by what it
/// changes; nothing is owned less than not at all.
void takeOff(const HireReturn &before, HireReturn &after, std::optional<double> &ownedUnits);

} // namespace stemdesk
