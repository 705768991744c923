#include "core/json/tasks/task_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeTask(JsonWriter &json, const Task &task, const FieldSelection &fields)
{
    constexpr auto &kFields = kTaskFields;
    ObjectWriter out(json, fields);
    out.field(kFields["taskId"], task.id);
    out.field(kFields["eventId"], task.eventId);
    out.field(kFields["eventGroupId"], task.eventGroupId);
    out.field(kFields["kind"], task.kind);
    out.field(kFields["title"], task.title);
    out.field(kFields["on"], task.on);
    out.field(kFields["startsAt"], task.startsAt);
    out.field(kFields["endsAt"], task.endsAt);
    out.field(kFields["minutes"], task.minutes);
    out.nullableText(kFields["person"], task.person);
    out.field(kFields["doneAt"], task.doneAt);
    out.nullableText(kFields["notes"], task.notes);
    out.field(kFields["isAutomatic"], task.isAutomatic());
    out.field(kFields["createdAt"], task.createdAt);
    out.field(kFields["updatedAt"], task.updatedAt);
}

Result<TaskBody> taskBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    TaskBody body;
    TaskPatch &patch = body.patch;
    readOwnId(reader, "taskId", kind, body.id);
    readNullableId(reader, "eventId", patch.eventId);
    readNullableId(reader, "eventGroupId", patch.eventGroupId);
    reader.read("kind", patch.kind);
    reader.read("title", patch.title);
    reader.read("on", patch.on);
    reader.instant("startsAt", patch.startsAt);
    reader.instant("endsAt", patch.endsAt);
    reader.read("minutes", patch.minutes);
    reader.nullableText("person", patch.person);
    reader.instant("doneAt", patch.doneAt);
    reader.nullableText("notes", patch.notes);
    reader.ignore("isAutomatic", "createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk
