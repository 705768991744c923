#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> monthReport(const ToolCall &call);

} // namespace stemdesk::mcp
