#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

/// The smallest reduction of `line.unitsNeeded` that saves a pack, then the addition that uses up what is left over.
/// Empty where nothing is left over or there is no pack size. There is no reduction where it would save nothing (the
/// supplier's minimum is ordered anyway) or would take the only pack, which is the whole need.
QList<PackAdvice> packAdviceFor(const OrderSheetLine &line, double unitCostIncTax);

} // namespace stemdesk
