#pragma once

#include <optional>

namespace stemdesk {

/// How a variant is bought.
struct PackTerms {
    std::optional<double> unitsPerPack; ///< nullopt: sold by the unit.
    double sparePercent = 0; ///< To replace broken or wilted units; none for hired goods.
};

/// Parts of a pack up to this do not open another one: the rounding error of doubles (0.1 + 0.2).
inline constexpr double kPackTolerance = 1e-9;

/// Whole packs that hold `units`. `unitsPerPack` > 0.
double packsFor(double units, double unitsPerPack);

/// The units in `packs` beyond `units`; never below 0.
double leftoverUnits(double units, double packs, double unitsPerPack);

/// What is loaded of `units`: half a vase is a whole one.
double wholeUnits(double units);

/// Whole units bought in addition to `units`, to replace broken or wilted ones.
double spareUnits(double units, double sparePercent);

/// The units bought beyond `units`: spare ones, and the rest of the last pack.
double wastedUnits(double units, const PackTerms &terms);

} // namespace stemdesk
