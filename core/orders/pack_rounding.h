#pragma once

#include "core/domain/orders/packs.h"

#include <optional>

namespace stemdesk {

/// The purchase needed to get a number of units.
struct PackOrder {
    std::optional<double> packsNeeded; ///< The pack figures are empty if there is no pack size.
    std::optional<double> packsToOrder; ///< Raised to the supplier's minimum.
    double unitsToOrder = 0;
    std::optional<double> leftoverUnits;
    double spareUnits = 0;

    friend bool operator==(const PackOrder &, const PackOrder &) = default;
};

/// Adds spare units, rounds up to whole packs, then raises to the minimum. Without a pack size units are ordered as
/// they are, and a minimum of packs has no meaning.
PackOrder packOrderFor(double units, const PackTerms &terms, std::optional<double> minPacks);

} // namespace stemdesk
