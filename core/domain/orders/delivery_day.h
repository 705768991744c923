#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QDate>

#include <optional>

namespace stemdesk {

/// When a supplier of the sheet is to deliver: on the day that was chosen for them, else the shop's number of days
/// before the first event that needs something of theirs, but not before the day of the sheet. Nothing where no such
/// event has a time.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// Of the first delivery of all.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const Shop &shop);

/// The sheet with this supplier alone, as that supplier gets it; no supplier where it orders nothing there.
OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier);

} // namespace stemdesk
