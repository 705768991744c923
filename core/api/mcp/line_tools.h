#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> changeLines(const ToolCall &call);

Result<ToolAnswer> substitute(const ToolCall &call);

} // namespace stemdesk::mcp
