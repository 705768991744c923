#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// Worked out now; nothing is saved.
Result<ToolAnswer> orderSheet(const ToolCall &call);
/// A saved sheet, or one that is saved for this.
Result<ToolAnswer> markOrdered(const ToolCall &call);

} // namespace stemdesk::mcp
