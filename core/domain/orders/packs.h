#pragma once

namespace stemdesk {

/// Part of a pack too small to open another one for: what double arithmetic leaves behind (0.1 + 0.2).
inline constexpr double kPackTolerance = 1e-9;

/// Whole packs that hold `units`. `unitsPerPack` > 0.
double packsFor(double units, double unitsPerPack);

/// What `packs` hold beyond `units`; never below 0.
double leftoverUnits(double units, double packs, double unitsPerPack);

} // namespace stemdesk
