#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/packs.h"
#include "core/orders/line_pool.h"

#include <optional>

namespace stemdesk {

struct OrderCatalogue;
struct Variant;

/// The minimum of a supplier for a variant, where it has one.
std::optional<double> minPacksOf(const Variant &variant, SupplierId supplierId);

/// How a pool of the variant is bought.
PackTerms packTermsOf(const Variant &variant, const OrderCatalogue &catalogue);

/// Who would deliver the pool for least money, pack waste and minimums included, at the prices that its events pay; of
/// equals the first by name.
/// Asked are the variant's suppliers that are not archived. A variant that any supplier may deliver would draw in every
/// supplier at the general price, which advises nothing; there only those with a price of their own are asked, and the
/// pool's own, which may be archived or none: to stay is always possible.
std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue);

} // namespace stemdesk
