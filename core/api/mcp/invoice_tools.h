#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> findInvoices(const ToolCall &call);
/// One invoice over a client's events of some days.
Result<ToolAnswer> invoiceMonth(const ToolCall &call);
Result<ToolAnswer> statement(const ToolCall &call);
/// The words of a reminder; nothing is sent or noted.
Result<ToolAnswer> reminder(const ToolCall &call);
Result<ToolAnswer> noteReminder(const ToolCall &call);

} // namespace stemdesk::mcp
