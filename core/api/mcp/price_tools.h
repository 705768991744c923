#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> keepPrices(const ToolCall &call);
Result<ToolAnswer> currentPrices(const ToolCall &call);

} // namespace stemdesk::mcp
