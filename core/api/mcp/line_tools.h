#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

// Both write nothing where words mean no product, or several.

/// All changes or none.
Result<QByteArray> changeLines(const ToolCall &call);
/// Tries it only, unless it is told otherwise.
Result<QByteArray> substitute(const ToolCall &call);

} // namespace stemdesk::mcp
