#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

/// Amounts are rounded only when shown, totals from their exact sums, so that they match the recipe's cost of goods.
/// This returns the difference between the shown lines and the supplier's shown total; 0 if they add up.
OrderSheetTotals roundingOf(const OrderSheetSupplier &supplier, const QString &currency);
/// The same between the suppliers' shown totals and that of the sheet.
OrderSheetTotals roundingOf(const OrderSheet &sheet, const QString &currency);

} // namespace stemdesk
