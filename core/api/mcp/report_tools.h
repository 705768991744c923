#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> monthReport(const ToolCall &call);

Result<ToolAnswer> hireAvailability(const ToolCall &call);
Result<ToolAnswer> weekPlan(const ToolCall &call);
Result<ToolAnswer> listSeries(const ToolCall &call);

} // namespace stemdesk::mcp
