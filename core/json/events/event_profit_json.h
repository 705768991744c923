#pragma once

#include "core/domain/events/event_profit.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;

/// The first field, which every selection holds, is the object's own id: this one has none.
inline constexpr FieldTable kEventProfitFields{
    "", "customerPriceIncTax", "projectedCostOfGoodsIncTax", "actualCostOfGoodsIncTax", "margin", "ownHireIncTax"};

void writeEventProfit(JsonWriter &json, const EventProfit &profit, const FieldSelection &fields);

} // namespace stemdesk
