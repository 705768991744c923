#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

/// What holds for the row of its table beyond the form of each of its columns: the rules that a request with the same
/// values goes through, and that nothing would be stored otherwise than it is. Whether ids and keys name something is
/// not asked.
Status keepsRules(const ShopRow &row);

} // namespace stemdesk
