#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

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
