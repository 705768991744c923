#pragma once

#include "core/base/result.h"

namespace stemdesk {

struct DemoFilling;

/// Suppliers, vocabulary, products and price lists of the demo shop; a step each.
Status fillCatalogue(DemoFilling &filling);
inline constexpr int kCatalogueSteps = 4;

} // namespace stemdesk
