#pragma once

#include "core/domain/money.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kTotalsFields{"customerPriceIncTax", "costIncTax", "wasteCostIncTax", "costOfGoodsIncTax"};

void writeTotals(JsonWriter &json, const Totals &totals, const FieldSelection &fields);

} // namespace stemdesk
