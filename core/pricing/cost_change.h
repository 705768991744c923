#pragma once

#include <optional>

namespace stemdesk {

/// The rounding of a calculated unit cost.
enum class CostRounding { None, Cent, FiveCents };

/// A unit cost changed by `percent`, half cents rounded up. Rounding never makes a positive cost 0.
double changedCost(double cost, double percent, CostRounding rounding);

/// The nearest multiple of `step`, half up; at least one step if the price is positive.
double roundedPrice(double price, double step);

/// The change of a cost in per cent; nullopt if it was 0.
std::optional<double> changePercent(double before, double after);

} // namespace stemdesk
