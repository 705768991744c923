#pragma once

#include <optional>

namespace stemdesk {

/// How a variant is bought.
struct PackTerms {
    std::optional<double> unitsPerPack; ///< Without it, units are bought as they are.
    double sparePercent = 0; ///< For what breaks or wilts; none for hired goods.
};

/// Part of a pack too small to open another one for: what double arithmetic leaves behind (0.1 + 0.2).
inline constexpr double kPackTolerance = 1e-9;

/// Whole packs that hold `units`. `unitsPerPack` > 0.
double packsFor(double units, double unitsPerPack);

/// What `packs` hold beyond `units`; never below 0.
double leftoverUnits(double units, double packs, double unitsPerPack);

/// Whole units that are bought for `units`, to have some where others break or wilt.
double spareUnits(double units, double sparePercent);

/// What is bought beyond `units`: spare ones, and what is left of the last pack.
double wastedUnits(double units, const PackTerms &terms);

} // namespace stemdesk
