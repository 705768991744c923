#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The sheet as CSV, one row a line, with the columns of contract section 5.
QByteArray orderSheetCsv(const OrderSheet &sheet);

/// The sheet as a workbook: a summary, then a sheet for each supplier, ready to print.
Result<QByteArray> orderSheetXlsx(const OrderSheet &sheet, const Shop &shop);

} // namespace stemdesk
