#pragma once

#include "core/domain/events/event.h"

namespace stemdesk {

/// Amounts an event costs the customer on top of its lines.
struct Charges {
    double labour = 0;
    double fees = 0;
    double travel = 0;
    double discount = 0; ///< Taken off the lines and the three above.

    friend bool operator==(const Charges &, const Charges &) = default;
};

/// `linesPriceIncTax` is what the visible lines cost the customer; `taxRate` is the tax group's (0.2 for 20 %).
double labourIncTax(const Labour &labour, double linesPriceIncTax, double taxRate);
double feesIncTax(const QList<AdditionalFee> &fees, double taxRate);
double travelIncTax(const Travel &travel, double taxRate);
/// `priceIncTax` is what the lines, labour, fees and travel cost the customer.
double discountIncTax(const Discount &discount, double priceIncTax);
Charges chargesOf(const Event &event, double linesPriceIncTax, double taxRate);

/// The sums over the lines of a group, hidden or not. The lines are priced.
Totals subtotalOf(const EventGroup &group);

/// Sums over the lines of all visible groups, in their order, without the charges.
Totals linesTotalOf(const Event &event);

/// Lines and charges together, as the customer pays them; never below 0.
double customerTotal(double linesPriceIncTax, const Charges &charges);

/// Replaces the group's price by `price` and scales the prices of its lines in proportion.
void fixPrice(EventGroup &group, double price);

/// linesTotalOf() and the charges.
Totals totalsOf(const Event &event, double taxRate);

} // namespace stemdesk
