#pragma once

#include "core/domain/tasks/work_sheets.h"
#include "core/json/tasks/week_json.h"

namespace stemdesk {

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
