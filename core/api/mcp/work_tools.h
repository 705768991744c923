#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<QByteArray> hireAvailability(const ToolCall &call);
Result<QByteArray> weekPlan(const ToolCall &call);

} // namespace stemdesk::mcp
