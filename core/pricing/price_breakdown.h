#pragma once

#include "core/domain/events/event_profit.h"

namespace stemdesk {

struct Event;
struct PriceContext;

/// The parts of an event's customer price, all with tax or all without, for the summary in the window.
struct PriceBreakdown {
    double flowersAndMaterials = 0; ///< All goods that are not hired, as calculated.
    double hire = 0;
    double fixedPrices = 0; ///< Difference that the groups' fixed prices make to these two.
    double labour = 0;
    double fees = 0;
    double travel = 0;
    double discount = 0; ///< Subtracted from the sum of the others; the result is never below 0.

    friend bool operator==(const PriceBreakdown &, const PriceBreakdown &) = default;
};

/// `priced` comes from priceEvent() with the same context. Hidden groups are left out.
PriceBreakdown breakdownOf(const Event &priced, const PriceContext &context, WithTax withTax = WithTax::Yes);

/// The customer price without tax: each line by the multiplier of its price list, percentages of the lines (labour) of
/// their prices without tax, hours and amounts as they are. A discount has the same share of it as of the price with
/// tax. For comparison with a budget.
double customerPriceExclTax(const Event &priced, const PriceContext &context);

/// Cost of spare units and pack leftovers if the units of the same variant and supplier are pooled over the visible
/// groups before rounding to packs: those that they keep, or the supplier's of now where they differ. It can be below
/// the totals' `wasteCostIncTax`, which is rounded line by line.
double pooledWasteCostIncTax(const Event &priced, const PriceContext &context);
double pooledWasteCostExclTax(const Event &priced, const PriceContext &context);

} // namespace stemdesk
