#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

// Rules for the rows of a shop's own settings (row_rules.h).

Status validateShop(const ShopRow &row);
Status validateProductType(const ShopRow &row);

} // namespace stemdesk
