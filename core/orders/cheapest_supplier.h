#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/packs.h"
#include "core/orders/line_pool.h"

#include <optional>

namespace stemdesk {

class OrderedGoods;
struct OrderCatalogue;
struct Variant;

/// The supplier that would deliver the pool for the least money, including pack waste and minimums, at the prices its
/// events pay. Ties go to the first by name.
/// Candidates are the variant's suppliers that are not archived. A variant that names no supplier would admit all of
/// them at the general price, which is no advice; then only suppliers with a price of their own count. The pool's
/// current supplier, even archived or none, always counts: staying is always possible. With `ordered` the pool is the
/// missing part, with spare units, and minimums apply only to suppliers from whom none of it was ordered.
std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue, const OrderedGoods *ordered = nullptr);

} // namespace stemdesk
