#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> findInvoices(const ToolCall &call);
/// One invoice for a client's events of a period.
Result<ToolAnswer> invoiceMonth(const ToolCall &call);
Result<ToolAnswer> statement(const ToolCall &call);
/// The text of a reminder; nothing is sent or recorded.
Result<ToolAnswer> reminder(const ToolCall &call);
Result<ToolAnswer> noteReminder(const ToolCall &call);

} // namespace stemdesk::mcp
