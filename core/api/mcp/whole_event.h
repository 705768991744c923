#pragma once

#include "core/api/mcp/named_ids.h"
#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// The whole event as JSON, with names beside ids. event_not_found.
Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id);

} // namespace stemdesk::mcp
