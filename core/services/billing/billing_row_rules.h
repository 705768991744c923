#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// The rules of these tables' rows; see core/services/row_rules.h.

Status validateEventContact(const ShopRow &row);
Status validateQuote(const ShopRow &row);
Status validatePayment(const ShopRow &row);
Status validateInvoice(const ShopRow &row);
Status validateReminder(const ShopRow &row);
Status validateJournal(const ShopRow &row);

} // namespace stemdesk
