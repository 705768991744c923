#pragma once

#include "core/domain/tasks/task.h"
#include "core/domain/tasks/week.h"
#include "core/domain/tasks/work_sheets.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {
class JsonWriter;

extern const FieldList kTaskFields;

using TaskBody = ResourceBody<TaskId, TaskPatch>;

void writeTask(JsonWriter &json, const Task &task, const FieldSelection &fields);
Result<TaskBody> taskBodyFrom(JsonObject object, BodyKind kind);

inline constexpr FieldTable kPersonMinutesFields{"person", "minutes"};
inline constexpr FieldTable kNamedUnitsFields{"variantId", "name", "units"};
inline constexpr FieldTable kWorkDayFields{
    "day", FieldNode{"tasks", kTaskFields}, FieldNode{"minutes", kPersonMinutesFields},
    FieldNode{"received", kNamedUnitsFields}, FieldNode{"designed", kNamedUnitsFields}};
/// The first field, which every selection holds, is the own id of an object: this one has none.
inline constexpr FieldTable kWorkWeekFields{"", FieldNode{"days", kWorkDayFields}};

void writeNamedUnits(JsonWriter &json, const NamedUnits &units, const FieldSelection &fields);
void writeWorkWeek(JsonWriter &json, const WorkWeek &week, const FieldSelection &fields);

inline constexpr FieldTable kRunContactFields{"name", "role", "phones"};
inline constexpr FieldTable kRunLoadFields{"groupName", "quantity"};
inline constexpr FieldTable kRunStopFields{"task",
                                           "at",
                                           "address",
                                           FieldNode{"contacts", kRunContactFields},
                                           FieldNode{"load", kRunLoadFields},
                                           FieldNode{"returns", kNamedUnitsFields}};
inline constexpr FieldTable kRunSheetFields{"eventId", "name", FieldNode{"stops", kRunStopFields}};

void writeRunSheet(JsonWriter &json, const RunSheet &sheet, const FieldSelection &fields);

} // namespace stemdesk
