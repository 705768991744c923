#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The readers of a CSV file: a supplier's file has only its own codes, and no SKU of the shop.
enum class OrderCsvReader { Shop, Supplier };

/// The sheet as CSV, one row a line, with the columns of contract sections 5 and 22.
QByteArray orderSheetCsv(const OrderSheet &sheet, OrderCsvReader reader = OrderCsvReader::Shop);

/// The sheet as a workbook: a summary, then a sheet for each supplier, ready to print.
Result<QByteArray> orderSheetXlsx(const OrderSheet &sheet, const Shop &shop);

} // namespace stemdesk
