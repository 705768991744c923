#pragma once

#include "core/domain/orders/order_sheet.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// A line whose units, packs or cost are not any more what they were.
struct SheetLineChange {
    SupplierId supplierId; ///< Null: the lines that name no supplier.
    QString supplierName;
    std::optional<OrderSheetLine> before; ///< Nothing: it was not on the sheet.
    std::optional<OrderSheetLine> after; ///< Nothing: it is not needed any more.

    double unitsToOrderChange() const;
    double orderCostIncTaxChange() const;

    friend bool operator==(const SheetLineChange &, const SheetLineChange &) = default;
};

/// An event that has another status than the sheet says, or is gone.
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

/// Compares by variant and supplier what is ordered and what it costs; other names, colours or addresses, advice and
/// who would be cheapest change nothing of an order. Figures count as equal within the rounding of their sums, which
/// depend on the order of lines.
SheetChanges changesSince(const OrderSheet &saved, const OrderSheet &present);

} // namespace stemdesk
