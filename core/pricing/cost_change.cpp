#include "core/pricing/cost_change.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

namespace {

// 1.005 times 100 is slightly less than 100.5, but has to round up all the same.
constexpr double kHalfTolerance = 1e-9;

double roundedTo(double cost, double stepsInOne)
{
    const double steps = std::floor(cost * stepsInOne + 0.5 + kHalfTolerance);
    return std::max(steps, 1.0) / stepsInOne;
}

} // namespace

double changedCost(double cost, double percent, CostRounding rounding)
{
    const double changed = std::max(0.0, cost * (100 + percent) / 100);
    if (changed == 0)
        return 0;
    switch (rounding) {
    case CostRounding::None: return changed;
    case CostRounding::Cent: return roundedTo(changed, 100);
    case CostRounding::FiveCents: return roundedTo(changed, 20);
    }
    return changed;
}

double roundedPrice(double price, double step)
{
    return price > 0 ? roundedTo(price, 1 / step) : 0;
}

std::optional<double> changePercent(double before, double after)
{
    if (before == 0)
        return std::nullopt;
    return (after - before) / before * 100;
}

} // namespace stemdesk
