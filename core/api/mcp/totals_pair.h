#pragma once

#include "core/json/events/totals_json.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

inline void writeTotalsPair(JsonWriter &json, const Totals &before, const Totals &after)
{
    json.key("totalsBefore");
    writeTotals(json, before, FieldSelection());
    json.key("totalsAfter");
    writeTotals(json, after, FieldSelection());
}

} // namespace stemdesk::mcp
