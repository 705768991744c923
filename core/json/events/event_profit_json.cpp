#include "core/json/events/event_profit_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeEventProfit(JsonWriter &json, const EventProfit &profit, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventProfitFields;
    ObjectWriter out(json, fields);
    out.field(kFields["customerPriceIncTax"], profit.customerPriceIncTax);
    out.field(kFields["projectedCostOfGoodsIncTax"], profit.projectedCostOfGoodsIncTax);
    out.field(kFields["actualCostOfGoodsIncTax"], profit.actualCostOfGoodsIncTax);
    out.field(kFields["margin"], profit.margin);
    out.field(kFields["ownHireIncTax"], profit.ownHireIncTax);
}

} // namespace stemdesk
