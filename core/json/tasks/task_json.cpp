#include "core/json/tasks/task_json.h"

#include "core/json/object_writer.h"
#include "core/json/resource_codec.h"

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

constinit const FieldList kTaskFields(specOf<taskSpec>);

void writeTask(JsonWriter &json, const Task &task, const FieldSelection &fields)
{
    const auto writeAutomatic = [](ObjectWriter &out, const Field &field, const void *object) {
        out.field(field, static_cast<const Task *>(object)->isAutomatic());
    };
    writeFields(json, taskSpec(), &task, fields, writeAutomatic);
}

Result<TaskBody> taskBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<TaskBody>(taskSpec(), object, kind);
}

namespace {

void writePersonMinutes(JsonWriter &json, const PersonMinutes &of, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.nullableText(kPersonMinutesFields["person"], of.person);
    out.field(kPersonMinutesFields["minutes"], of.minutes);
}

void writeWorkDay(JsonWriter &json, const WorkDay &day, const FieldSelection &fields)
{
    constexpr auto &kFields = kWorkDayFields;
    ObjectWriter out(json, fields);
    out.field(kFields["day"], day.day);
    out.objects(kFields["tasks"], day.tasks, writeTask);
    out.objects(kFields["minutes"], day.minutes(), writePersonMinutes);
    out.objects(kFields["received"], day.received, writeNamedUnits);
    out.objects(kFields["designed"], day.designed, writeNamedUnits);
}

} // namespace

void writeNamedUnits(JsonWriter &json, const NamedUnits &units, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kNamedUnitsFields["variantId"], units.variantId);
    out.field(kNamedUnitsFields["name"], units.plainName);
    out.field(kNamedUnitsFields["units"], units.units);
}

void writeWorkWeek(JsonWriter &json, const WorkWeek &week, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.objects(kWorkWeekFields["days"], week, writeWorkDay);
}

void writeRunSheet(JsonWriter &json, const RunSheet &sheet, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kRunSheetFields["eventId"], sheet.event.id);
    out.field(kRunSheetFields["name"], sheet.event.name);
    out.objects(kRunSheetFields["stops"], sheet.stops, writeRunStop);
}

} // namespace stemdesk
