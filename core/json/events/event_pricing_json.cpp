#include "core/json/events/event_pricing_json.h"

#include "core/json/object_reader.h"
#include "core/json/object_writer.h"
#include "core/json/resource_body.h"

namespace stemdesk {

namespace {

template <class T>
void writeMap(ObjectWriter &out, JsonWriter &json, const Field &field, const std::optional<QMap<QString, T>> &map)
{
    if (!out.begins(field))
        return;
    if (!map) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    for (auto entry = map->cbegin(); entry != map->cend(); ++entry) {
        json.key(QStringView(entry.key()));
        json.value(entry.value());
    }
    json.endObject();
}

void writeLabour(JsonWriter &json, const Labour &labour, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kLabourFields["percent"], labour.percent);
    out.field(kLabourFields["hours"], labour.hours);
    out.field(kLabourFields["hourlyRateExclTax"], labour.hourlyRateExclTax);
    out.field(kLabourFields["amountExclTax"], labour.amountExclTax);
}

void writeFee(JsonWriter &json, const AdditionalFee &fee, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kAdditionalFeeFields["name"], fee.name);
    out.field(kAdditionalFeeFields["amountExclTax"], fee.amountExclTax);
}

void writeTravel(JsonWriter &json, const Travel &travel, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kTravelFields["distance"], travel.distance);
    out.field(kTravelFields["rateExclTax"], travel.rateExclTax);
    out.field(kTravelFields["amountExclTax"], travel.amountExclTax);
}

void writeDiscount(JsonWriter &json, const Discount &discount, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kDiscountFields["percent"], discount.percent);
    out.field(kDiscountFields["amountIncTax"], discount.amountIncTax);
}

void readLabour(ObjectReader &reader, LabourPatch &patch)
{
    reader.read("percent", patch.percent);
    reader.read("hours", patch.hours);
    reader.read("hourlyRateExclTax", patch.hourlyRateExclTax);
    reader.read("amountExclTax", patch.amountExclTax);
}

void readFee(ObjectReader &reader, AdditionalFee &fee)
{
    requireMember(reader, "name");
    reader.read("name", fee.name);
    requireMember(reader, "amountExclTax");
    reader.read("amountExclTax", fee.amountExclTax);
}

void readTravel(ObjectReader &reader, TravelPatch &patch)
{
    reader.read("distance", patch.distance);
    reader.read("rateExclTax", patch.rateExclTax);
    reader.read("amountExclTax", patch.amountExclTax);
}

void readDiscount(ObjectReader &reader, DiscountPatch &patch)
{
    reader.read("percent", patch.percent);
    reader.read("amountIncTax", patch.amountIncTax);
}

} // namespace

void writeEventPricing(JsonWriter &json, const EventPricing &pricing, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventPricingFields;
    ObjectWriter out(json, fields);
    writeMap(out, json, kFields["priceListIds"], pricing.priceListIds);
    out.field(kFields["unitUpliftIncTax"], pricing.unitUpliftIncTax);
    writeMap(out, json, kFields["markups"], pricing.markups);
    out.object(kFields["labour"], pricing.labour, writeLabour);
    if (pricing.additionalFees)
        out.objects(kFields["additionalFees"], *pricing.additionalFees, writeFee);
    else
        out.field(kFields["additionalFees"], nullptr);
    out.object(kFields["travel"], pricing.travel, writeTravel);
    out.field(kFields["taxGroupId"], pricing.taxGroupId);
    out.object(kFields["discount"], pricing.discount, writeDiscount);
}

void readEventPricing(ObjectReader &reader, EventPricingPatch &patch)
{
    reader.read("priceListIds", patch.priceListIds);
    reader.read("unitUpliftIncTax", patch.unitUpliftIncTax);
    reader.read("markups", patch.markups);
    reader.object("labour", patch.labour, readLabour);
    reader.objects("additionalFees", patch.additionalFees, readFee);
    reader.object("travel", patch.travel, readTravel);
    reader.read("taxGroupId", patch.taxGroupId);
    reader.object("discount", patch.discount, readDiscount);
}

QByteArray eventPricingText(const EventPricing &pricing)
{
    JsonWriter json;
    writeEventPricing(json, pricing, {});
    return json.take();
}

Result<std::optional<EventPricing>> eventPricingFrom(const QByteArray &text)
{
    if (text.isEmpty())
        return std::optional<EventPricing>();
    const JsonDocument document = TRY(JsonDocument::parse(text));
    ObjectReader reader(document.root());
    EventPricingPatch patch;
    readEventPricing(reader, patch);
    TRY(reader.finish());
    EventPricing pricing = TRY(patched(EventPricing(), patch));
    return std::optional(std::move(pricing));
}

void writeTotals(JsonWriter &json, const Totals &totals, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kTotalsFields["customerPriceIncTax"], totals.customerPriceIncTax);
    out.field(kTotalsFields["costIncTax"], totals.costIncTax);
    out.field(kTotalsFields["wasteCostIncTax"], totals.wasteCostIncTax);
    out.field(kTotalsFields["costOfGoodsIncTax"], totals.costOfGoodsIncTax);
}

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
