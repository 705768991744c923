#pragma once

#include "core/services/catalogue/product_service.h"

namespace stemdesk {

/// What so many units cost from the supplier of an offer that has a price: in whole packs, no fewer than its minimum.
double orderCostExclTax(const VariantMatch &offer, double units);

} // namespace stemdesk
