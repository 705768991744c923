#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// A line whose units, packs or cost have changed.
struct SheetLineChange {
    SupplierId supplierId; ///< Null: lines without a supplier.
    QString supplierName;
    std::optional<OrderSheetLine> before; ///< nullopt: it was not on the sheet.
    std::optional<OrderSheetLine> after; ///< nullopt: it is no longer needed.

    double unitsToOrderChange() const;
    double orderCostIncTaxChange() const;

    friend bool operator==(const SheetLineChange &, const SheetLineChange &) = default;
};

/// An event whose status has changed since the sheet, or that no longer exists.
struct SheetEventChange {
    OrderSheetEvent before;
    std::optional<OrderSheetEvent> after;

    friend bool operator==(const SheetEventChange &, const SheetEventChange &) = default;
};

/// How the need has changed since a sheet was saved.
struct SheetChanges {
    QList<SheetEventChange> events; ///< In the sheet's order.
    QList<SheetLineChange> lines; ///< In the saved sheet's order, then the new ones.
    double orderCostIncTaxChange = 0;

    bool isEmpty() const { return events.isEmpty() && lines.isEmpty(); }

    friend bool operator==(const SheetChanges &, const SheetChanges &) = default;
};

/// Compares orders and costs by variant and supplier; changed names, colours, addresses, advice or cheaper suppliers do
/// not change an order. Figures are equal within the rounding of their sums, which depend on the order of lines.
SheetChanges changesSince(const OrderSheet &saved, const OrderSheet &present);

} // namespace stemdesk
