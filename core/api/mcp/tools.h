#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

// The tools of assistants, by the files that have them.

Result<ToolAnswer> findEvents(const ToolCall &call);
Result<ToolAnswer> readEvent(const ToolCall &call);
/// Writes nothing if a line's words match no product, or several.
Result<ToolAnswer> createEvent(const ToolCall &call);
Result<ToolAnswer> priceOfEvent(const ToolCall &call);

Result<ToolAnswer> changeLines(const ToolCall &call);

Result<ToolAnswer> substitute(const ToolCall &call);

/// Worked out now; nothing is saved.
Result<ToolAnswer> orderSheet(const ToolCall &call);
/// A saved sheet, or one that is saved for this.
Result<ToolAnswer> markOrdered(const ToolCall &call);

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

Result<ToolAnswer> monthReport(const ToolCall &call);

Result<ToolAnswer> hireAvailability(const ToolCall &call);
Result<ToolAnswer> weekPlan(const ToolCall &call);
Result<ToolAnswer> listSeries(const ToolCall &call);

} // namespace stemdesk::mcp
