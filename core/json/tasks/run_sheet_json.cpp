#include "core/json/tasks/run_sheet_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

void writeRunContact(JsonWriter &json, const RunContact &contact, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kRunContactFields["name"], contact.name);
    out.field(kRunContactFields["role"], contact.role);
    out.field(kRunContactFields["phones"], contact.phones);
}

void writeRunLoad(JsonWriter &json, const RunLoad &load, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kRunLoadFields["groupName"], load.groupName);
    out.field(kRunLoadFields["quantity"], load.quantity);
}

void writeRunStop(JsonWriter &json, const RunStop &stop, const FieldSelection &fields)
{
    constexpr auto &kFields = kRunStopFields;
    ObjectWriter out(json, fields);
    out.field(kFields["task"], stop.task.kind);
    out.field(kFields["at"], stop.at);
    out.nullableText(kFields["address"], stop.address);
    out.objects(kFields["contacts"], stop.contacts, writeRunContact);
    out.objects(kFields["load"], stop.load, writeRunLoad);
    out.objects(kFields["returns"], stop.returns, writeNamedUnits);
}

} // namespace

void writeRunSheet(JsonWriter &json, const RunSheet &sheet, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kRunSheetFields["eventId"], sheet.event.id);
    out.field(kRunSheetFields["name"], sheet.event.name);
    out.objects(kRunSheetFields["stops"], sheet.stops, writeRunStop);
}

} // namespace stemdesk
