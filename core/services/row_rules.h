#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ShopRow;

/// Checks a row beyond the form of its columns: applies the rules of a request with the same values, which must not
/// change any. Does not check whether ids and keys refer to something.
Status keepsRules(const ShopRow &row);

} // namespace stemdesk
