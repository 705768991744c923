#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// The return of one item that an event hired, with its losses.
struct HireReturn {
    double returnedUnits = 0;
    double damagedUnits = 0;
    double missingUnits = 0;
    bool isTakenOff = false; ///< The damaged and missing units were subtracted from the stock.
    double takenOffUnits = 0; ///< The number actually subtracted, which is less if fewer were owned.

    double lostUnits() const { return damagedUnits + missingUnits; }

    friend bool operator==(const HireReturn &, const HireReturn &) = default;
};

/// A change of one item's return; absent values stay.
struct HireReturnPatch {
    VariantId variantId;
    std::optional<double> returnedUnits;
    std::optional<double> damagedUnits;
    std::optional<double> missingUnits;
    std::optional<bool> isTakenOff;

    friend bool operator==(const HireReturnPatch &, const HireReturnPatch &) = default;
};

/// The patch that restores the values of `before` that `patch` changes.
HireReturnPatch inverse(const HireReturn &before, const HireReturnPatch &patch);
/// invalid_returns for errors that do not depend on the hired items.
Status checkShape(const QList<HireReturnPatch> &patches);
/// Applies the patch to the return, and its effect to `ownedUnits`. `row`: its index in the body, for the message of
/// invalid_returns if more would be returned than `unitsNeeded`.
Result<HireReturn> patched(HireReturn before, const HireReturnPatch &patch, double unitsNeeded, qsizetype row);
/// Updates the stock, and the units taken off, when `after` replaces `before`. A correction changes both by the
/// difference; the stock never goes below 0.
void takeOff(const HireReturn &before, HireReturn &after, std::optional<double> &ownedUnits);

} // namespace stemdesk
