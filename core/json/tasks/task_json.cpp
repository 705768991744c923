#include "core/json/tasks/task_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

const FieldList kTaskFields(taskSpec());

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

} // namespace stemdesk
