#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// The rules of these tables' rows; see core/services/row_rules.h.

Status keepsEventContact(const ShopRow &row);
Status keepsQuote(const ShopRow &row);
Status keepsPayment(const ShopRow &row);
Status keepsInvoice(const ShopRow &row);
Status keepsReminder(const ShopRow &row);
Status keepsJournal(const ShopRow &row);

} // namespace stemdesk
