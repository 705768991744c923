#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

/// The contact that the argument names by its id, name, company or e-mail address.
Result<ContactId> chosenContact(ShopServices &shop, const QString &text, const QString &field);

} // namespace stemdesk::mcp
