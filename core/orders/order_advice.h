#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/orders/packs.h"
#include "core/orders/line_pool.h"

#include <optional>

namespace stemdesk {

struct OrderCatalogue;
class OrderedGoods;
struct Variant;

/// The supplier that would deliver the pool for the least money, including pack waste and minimums, at the prices its
/// events pay. Ties go to the first by name.
/// Candidates are the variant's suppliers that are not archived. A variant that names no supplier would admit all of
/// them at the general price, which is no advice; then only suppliers with a price of their own count. The pool's
/// current supplier, even archived or none, always counts: staying is always possible. With `ordered` the pool is the
/// missing part, with spare units, and minimums apply only to suppliers from whom none of it was ordered.
std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue, const OrderedGoods *ordered = nullptr);

/// The smallest reduction of `line.unitsNeeded` that saves a pack, then the addition that uses up what is left over.
/// Empty if nothing is left over or there is no pack size. There is no reduction where it would save nothing (the
/// supplier's minimum is ordered anyway) or would take the only pack, which is the whole need. The spare units change
/// with those needed: what one more asks for may be more than what is left over.
QList<PackAdvice> packAdviceFor(const OrderSheetLine &line, double unitCostIncTax, double sparePercent);

/// Whether a florist can omit this many units, or find a use for this many more, given the pack size.
bool isSmallPartOfPack(double units, double unitsPerPack);
/// Whether a line of `quantity` still makes the same piece with `fewer` units less.
bool isSmallPartOfLine(double fewer, double quantity);

} // namespace stemdesk
