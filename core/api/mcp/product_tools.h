#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<QByteArray> findProducts(const ToolCall &call);

} // namespace stemdesk::mcp
