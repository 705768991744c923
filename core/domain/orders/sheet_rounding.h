#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

/// Amounts are rounded where they are shown, a total from the exact sum, so that it is the recipe's cost of goods. What
/// that leaves between the lines as shown and the supplier's total; 0 where they add up.
OrderSheetTotals roundingOf(const OrderSheetSupplier &supplier, const QString &currency);
/// Between the suppliers' totals as shown and that of the sheet.
OrderSheetTotals roundingOf(const OrderSheet &sheet, const QString &currency);

} // namespace stemdesk
