#include "core/storage/events/event_pricing_columns.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

QByteArray eventPricingColumns()
{
    return "event.has_pricing, event.unit_uplift_inc_tax, event.has_labour, event.labour_percent, event.labour_hours, "
           "event.labour_hourly_rate_excl_tax, event.labour_amount_excl_tax, event.has_travel, event.travel_distance, "
           "event.travel_rate_excl_tax, event.travel_amount_excl_tax, event.has_price_lists, event.has_markups, "
           "event.has_fees, event.has_discount, event.discount_percent, event.discount_amount_inc_tax, "
           "(select tax_group.id from tax_group where tax_group.key = event.tax_group and tax_group.shop = event.shop)";
}

std::optional<EventPricing> eventPricingFrom(const Row &row, int first)
{
    if (!row.flag(first))
        return std::nullopt;
    EventPricing pricing;
    pricing.unitUpliftIncTax = row.optionalReal(first + 1);
    if (row.flag(first + 2))
        pricing.labour = Labour{.percent = row.optionalReal(first + 3),
                                .hours = row.optionalReal(first + 4),
                                .hourlyRateExclTax = row.optionalReal(first + 5),
                                .amountExclTax = row.optionalReal(first + 6)};
    if (row.flag(first + 7))
        pricing.travel = Travel{.distance = row.optionalReal(first + 8),
                                .rateExclTax = row.optionalReal(first + 9),
                                .amountExclTax = row.optionalReal(first + 10)};
    if (row.flag(first + 11))
        pricing.priceListIds.emplace();
    if (row.flag(first + 12))
        pricing.markups.emplace();
    if (row.flag(first + 13))
        pricing.additionalFees.emplace();
    if (row.flag(first + 14))
        pricing.discount =
            Discount{.percent = row.optionalReal(first + 15), .amountIncTax = row.optionalReal(first + 16)};
    if (!row.isNull(first + 17))
        pricing.taxGroupId = row.id<TaxGroupId>(first + 17);
    return pricing;
}

} // namespace stemdesk
