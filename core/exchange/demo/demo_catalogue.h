#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// Fills in suppliers, vocabulary, products and price lists, one step each.
Status fillCatalogue(DemoFilling &filling);
inline constexpr int kCatalogueSteps = 4;

} // namespace stemdesk
