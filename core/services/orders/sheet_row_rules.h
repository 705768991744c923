#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// The rules of these tables' rows; see core/services/row_rules.h.

Status validateSheet(const ShopRow &row);
Status validateSheetEvent(const ShopRow &row);
Status validateSheetLine(const ShopRow &row);
Status validateReceivedGoods(const ShopRow &row);

} // namespace stemdesk
