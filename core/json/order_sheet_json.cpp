#include "core/json/order_sheet_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

void writeSheetEvent(JsonWriter &json, const OrderSheetEvent &event, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kOrderSheetEventFields["eventId"], event.eventId);
    out.field(kOrderSheetEventFields["name"], event.name);
    out.field(kOrderSheetEventFields["status"], event.status);
    out.field(kOrderSheetEventFields["isCleared"], event.isCleared);
}

void writeAdvice(JsonWriter &json, const PackAdvice &advice, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kPackAdviceFields["unitsChange"], advice.unitsChange);
    out.field(kPackAdviceFields["packsChange"], advice.packsChange);
    out.field(kPackAdviceFields["costChangeIncTax"], advice.costChangeIncTax);
}

void writeCheapest(JsonWriter &json, const CheapestSupplier &cheapest, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kCheapestSupplierFields["supplierId"], cheapest.supplierId);
    out.field(kCheapestSupplierFields["orderCostIncTax"], cheapest.orderCostIncTax);
}

void writeSheetTotals(JsonWriter &json, const OrderSheetTotals &totals, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kOrderSheetTotalsFields["orderCostExclTax"], totals.orderCostExclTax);
    out.field(kOrderSheetTotalsFields["orderCostIncTax"], totals.orderCostIncTax);
}

void writeLine(JsonWriter &json, const OrderSheetLine &line, const FieldSelection &fields)
{
    constexpr auto &kFields = kOrderSheetLineFields;
    ObjectWriter out(json, fields);
    out.field(kFields["variantId"], line.variantId);
    out.field(kFields["productName"], line.productName);
    out.field(kFields["variantName"], line.variantName);
    out.nullableText(kFields["sku"], line.sku);
    out.field(kFields["colors"], line.colors);
    out.field(kFields["stemLength"], line.stemLength);
    out.field(kFields["unitsNeeded"], line.unitsNeeded);
    out.field(kFields["unitsPerPack"], line.unitsPerPack);
    out.field(kFields["packsNeeded"], line.packsNeeded);
    out.field(kFields["minPacks"], line.minPacks);
    out.field(kFields["packsToOrder"], line.packsToOrder);
    out.field(kFields["unitsToOrder"], line.unitsToOrder);
    out.field(kFields["leftoverUnits"], line.leftoverUnits);
    out.field(kFields["unitCostExclTax"], line.unitCostExclTax);
    out.field(kFields["orderCostExclTax"], line.orderCostExclTax);
    out.field(kFields["orderCostIncTax"], line.orderCostIncTax);
    out.field(kFields["eventItemIds"], line.eventItemIds);
    out.objects(kFields["advice"], line.advice, writeAdvice);
    out.object(kFields["cheapest"], line.cheapest, writeCheapest);
}

void writeSheetSupplier(JsonWriter &json, const OrderSheetSupplier &supplier, const FieldSelection &fields)
{
    constexpr auto &kFields = kOrderSheetSupplierFields;
    ObjectWriter out(json, fields);
    out.field(kFields["supplierId"], supplier.supplierId);
    out.nullableText(kFields["name"], supplier.name);
    out.nullableText(kFields["contactEmail"], supplier.contactEmail);
    out.objects(kFields["lines"], supplier.lines, writeLine);
    out.object(kFields["totals"], supplier.totals, writeSheetTotals);
}

} // namespace

void writeOrderSheet(JsonWriter &json, const OrderSheet &sheet, const FieldSelection &fields)
{
    constexpr auto &kFields = kOrderSheetFields;
    ObjectWriter out(json, fields);
    if (!sheet.id.isNull())
        out.field(kFields["orderSheetId"], sheet.id);
    out.objects(kFields["events"], sheet.events, writeSheetEvent);
    out.objects(kFields["suppliers"], sheet.suppliers, writeSheetSupplier);
    out.object(kFields["totals"], sheet.totals, writeSheetTotals);
    if (!sheet.id.isNull())
        out.field(kFields["createdAt"], sheet.createdAt);
}

} // namespace stemdesk
