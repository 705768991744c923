#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QDate>

#include <optional>

namespace stemdesk {

/// A supplier's delivery day: the chosen day, else the shop's number of days before the first event that needs the
/// supplier's goods, but not before the sheet's day. nullopt if no such event has a time.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const OrderSheetSupplier &supplier, const Shop &shop);
/// The day of the first delivery.
std::optional<QDate> deliveryDay(const OrderSheet &sheet, const Shop &shop);

/// The part of the sheet for this supplier, as the supplier gets it; without suppliers if it orders nothing there.
OrderSheet sheetFor(const OrderSheet &sheet, SupplierId supplier);

} // namespace stemdesk
