#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// The rules of these tables' rows; see core/services/row_rules.h.

Status keepsSheet(const ShopRow &row);
Status keepsSheetEvent(const ShopRow &row);
Status keepsSheetLine(const ShopRow &row);
Status keepsReceivedGoods(const ShopRow &row);

} // namespace stemdesk
