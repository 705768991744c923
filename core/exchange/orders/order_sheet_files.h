#pragma once

#include "core/base/result.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The reader of a CSV file: suppliers see only their own codes, never the shop's SKUs.
enum class OrderCsvReader { Shop, Supplier };

/// The sheet as CSV, one row per line, with the columns of sections 5 and 22 of the contract.
QByteArray orderSheetCsv(const OrderSheet &sheet, OrderCsvReader reader = OrderCsvReader::Shop);

/// The sheet as a workbook ready to print: a summary, then one sheet per supplier.
Result<QByteArray> orderSheetXlsx(const OrderSheet &sheet, const Shop &shop);

} // namespace stemdesk
