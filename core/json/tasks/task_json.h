#pragma once

#include "core/domain/tasks/task.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kTaskFields;

using TaskBody = ResourceBody<TaskId, TaskPatch>;

void writeTask(JsonWriter &json, const Task &task, const FieldSelection &fields);
Result<TaskBody> taskBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk
