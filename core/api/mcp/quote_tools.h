#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// Two quotes of an event, or one and the event as it is.
Result<ToolAnswer> compareQuotes(const ToolCall &call);

} // namespace stemdesk::mcp
