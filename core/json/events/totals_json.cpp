#include "core/json/events/totals_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeTotals(JsonWriter &json, const Totals &totals, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kTotalsFields["customerPriceIncTax"], totals.customerPriceIncTax);
    out.field(kTotalsFields["costIncTax"], totals.costIncTax);
    out.field(kTotalsFields["wasteCostIncTax"], totals.wasteCostIncTax);
    out.field(kTotalsFields["costOfGoodsIncTax"], totals.costOfGoodsIncTax);
}

} // namespace stemdesk
