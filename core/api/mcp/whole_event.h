#pragma once

#include "core/api/mcp/named_ids.h"
#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// The whole event as JSON, with names beside ids, and its quotes. `chosen`: lines whose supplier was chosen here.
/// event_not_found.
Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id, const QSet<QByteArray> &chosen = {});

} // namespace stemdesk::mcp
