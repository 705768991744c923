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

/// The supplier that would deliver the pool for the least money, including pack waste and minimums, at the prices its
/// events pay. Ties go to the first by name.
/// Candidates are the variant's suppliers that are not archived. A variant that names no supplier would admit everybody
/// at the general price, which is no advice; then only suppliers with a price of their own count. The pool's current
/// supplier, even archived or none, always counts: staying is always possible.
std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue);

} // namespace stemdesk
