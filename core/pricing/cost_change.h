#pragma once

#include <optional>

namespace stemdesk {

/// To what a unit cost is rounded that was worked out.
enum class CostRounding { None, Cent, FiveCents };

/// A unit cost changed by so many per cent, half cents rounded up. What cost something does not become free by the
/// rounding.
double changedCost(double cost, double percent, CostRounding rounding);

/// The nearest multiple of `step`, half up; at least one step of what is more than 0.
double roundedPrice(double price, double step);

/// By how many per cent a cost changed; nothing where it was 0.
std::optional<double> changePercent(double before, double after);

} // namespace stemdesk
