#pragma once

#include "core/domain/events/event_pricing.h"
#include "core/domain/events/event_profit.h"
#include "core/domain/money.h"
#include "core/json/field_selection.h"

namespace stemdesk {
class JsonWriter;
class ObjectReader;

inline constexpr FieldTable kLabourFields{"percent", "hours", "hourlyRateExclTax", "amountExclTax"};
inline constexpr FieldTable kAdditionalFeeFields{"name", "amountExclTax"};
inline constexpr FieldTable kTravelFields{"distance", "rateExclTax", "amountExclTax"};
inline constexpr FieldTable kDiscountFields{"percent", "amountIncTax"};
inline constexpr FieldTable kEventPricingFields{"priceListIds",
                                                "unitUpliftIncTax",
                                                "markups",
                                                FieldNode{"labour", kLabourFields},
                                                FieldNode{"additionalFees", kAdditionalFeeFields},
                                                FieldNode{"travel", kTravelFields},
                                                "taxGroupId",
                                                FieldNode{"discount", kDiscountFields}};

/// Null where nothing was written.
void writeEventPricing(JsonWriter &json, const EventPricing &pricing, const FieldSelection &fields);
void readEventPricing(ObjectReader &reader, EventPricingPatch &patch);

/// The pricing as text for storage, and back; an empty text means no pricing.
QByteArray eventPricingText(const EventPricing &pricing);
Result<std::optional<EventPricing>> eventPricingFrom(const QByteArray &text);

inline constexpr FieldTable kTotalsFields{"customerPriceIncTax", "costIncTax", "wasteCostIncTax", "costOfGoodsIncTax"};

void writeTotals(JsonWriter &json, const Totals &totals, const FieldSelection &fields);

/// The first field, which every selection holds, is the object's own id: this one has none.
inline constexpr FieldTable kEventProfitFields{
    "", "customerPriceIncTax", "projectedCostOfGoodsIncTax", "actualCostOfGoodsIncTax", "margin", "ownHireIncTax"};

void writeEventProfit(JsonWriter &json, const EventProfit &profit, const FieldSelection &fields);

} // namespace stemdesk
