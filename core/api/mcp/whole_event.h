#pragma once

#include "core/api/mcp/named_ids.h"
#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// The names of what the event's lines stand for: variants, suppliers and price lists.
NamesById namesIn(const EventRecipe &recipe);

/// The whole event as JSON, with names beside ids. event_not_found.
Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id);

} // namespace stemdesk::mcp
