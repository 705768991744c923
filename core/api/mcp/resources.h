#pragma once

#include "core/api/mcp/rpc_message.h"
#include "core/api/mcp/tool.h"

namespace stemdesk {
class JsonWriter;
}

namespace stemdesk::mcp {

/// "resources": the newest ones that the caller may read.
Status writeResourceList(JsonWriter &json, const Caller &caller);
/// "resourceTemplates".
void writeResourceTemplates(JsonWriter &json, const Caller &caller);

/// The JSON of stemdesk://event/{evt_} or stemdesk://order-sheet/{ordr_}. NotFound if there is none that the caller may
/// read.
Result<QByteArray> readResource(const Caller &caller, QByteArrayView uri);

} // namespace stemdesk::mcp
