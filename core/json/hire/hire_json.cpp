#include "core/json/hire/hire_json.h"

#include "core/json/object_writer.h"
#include "core/json/resource_body.h"

namespace stemdesk {

namespace {

std::optional<QDate> firstOf(const std::optional<DayRange> &days)
{
    return days ? std::optional(days->from) : std::nullopt;
}

std::optional<QDate> lastOf(const std::optional<DayRange> &days)
{
    return days ? std::optional(days->to) : std::nullopt;
}

void writeHold(JsonWriter &json, const HireHold &hold, const FieldSelection &fields)
{
    constexpr auto &kFields = kHireHoldFields;
    ObjectWriter out(json, fields);
    out.field(kFields["eventId"], hold.eventId);
    out.field(kFields["name"], hold.name);
    out.field(kFields["status"], hold.status);
    out.field(kFields["units"], hold.units);
    out.field(kFields["from"], hold.days.from);
    out.field(kFields["to"], hold.days.to);
}

void writeHireItem(JsonWriter &json, const HireItem &item, const FieldSelection &fields)
{
    constexpr auto &kFields = kHireItemFields;
    ObjectWriter out(json, fields);
    out.field(kFields["variantId"], item.thing.variantId);
    out.field(kFields["productName"], item.thing.productName);
    out.field(kFields["variantName"], item.thing.variantName);
    out.field(kFields["unitsNeeded"], item.unitsNeeded);
    out.field(kFields["ownedUnits"], item.thing.ownedUnits);
    out.field(kFields["availableUnits"], item.availableUnits());
    out.field(kFields["shortUnits"], item.shortUnits());
    out.field(kFields["from"], firstOf(item.days));
    out.field(kFields["to"], lastOf(item.days));
    out.objects(kFields["others"], item.others, writeHold);
    out.field(kFields["returnedUnits"], item.returned.returnedUnits);
    out.field(kFields["damagedUnits"], item.returned.damagedUnits);
    out.field(kFields["missingUnits"], item.returned.missingUnits);
    out.field(kFields["isTakenOff"], item.returned.isTakenOff);
    out.field(kFields["lossChargeExclTax"], item.lossChargeExclTax());
}

void writeHireDay(JsonWriter &json, const HireDay &day, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kHireDayFields["day"], day.day);
    out.field(kHireDayFields["heldUnits"], day.heldUnits);
    out.field(kHireDayFields["availableUnits"], day.availableUnits);
}

void readReturn(ObjectReader &reader, HireReturnPatch &patch)
{
    requireMember(reader, "variantId");
    reader.read("variantId", patch.variantId);
    reader.read("returnedUnits", patch.returnedUnits);
    reader.read("damagedUnits", patch.damagedUnits);
    reader.read("missingUnits", patch.missingUnits);
    reader.read("isTakenOff", patch.isTakenOff);
    reader.ignore("productName", "variantName", "unitsNeeded", "ownedUnits", "availableUnits", "shortUnits", "from",
                  "to", "others", "lossChargeExclTax");
}

} // namespace

void writeEventHire(JsonWriter &json, const EventHire &hire, const FieldSelection &fields)
{
    const std::optional<DayRange> days = hire.days();
    ObjectWriter out(json, fields);
    out.field(kEventHireFields["from"], firstOf(days));
    out.field(kEventHireFields["to"], lastOf(days));
    out.objects(kEventHireFields["items"], hire.items, writeHireItem);
}

void writeHireRow(JsonWriter &json, const HireRow &row, const FieldSelection &fields)
{
    constexpr auto &kFields = kHireRowFields;
    ObjectWriter out(json, fields);
    out.field(kFields["variantId"], row.thing.variantId);
    out.field(kFields["productName"], row.thing.productName);
    out.field(kFields["variantName"], row.thing.variantName);
    out.field(kFields["ownedUnits"], row.thing.ownedUnits);
    out.objects(kFields["days"], row.days, writeHireDay);
}

Result<QList<HireReturnPatch>> hireReturnsFrom(JsonObject object)
{
    ObjectReader reader(object);
    QList<HireReturnPatch> returns;
    reader.objects("returns", returns, readReturn);
    reader.ignore("from", "to", "items");
    return finished(reader, std::move(returns));
}

} // namespace stemdesk
