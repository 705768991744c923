#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// Rules for the rows of a shop's own settings (row_rules.h).

Status keepsShop(const ShopRow &row);
Status keepsProductType(const ShopRow &row);

} // namespace stemdesk
