#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// The contact that the argument names by its id, name, company or e-mail address.
Result<ContactId> chosenContact(ShopServices &shop, const QString &text, const QString &field);

Result<ToolAnswer> findInvoices(const ToolCall &call);
/// One invoice for a client's events of a period.
Result<ToolAnswer> invoiceMonth(const ToolCall &call);
Result<ToolAnswer> statement(const ToolCall &call);
/// The text of a reminder; nothing is sent or recorded.
Result<ToolAnswer> reminder(const ToolCall &call);
Result<ToolAnswer> noteReminder(const ToolCall &call);

/// Two quotes of an event, or one and the event as it is.
Result<ToolAnswer> compareQuotes(const ToolCall &call);

} // namespace stemdesk::mcp
