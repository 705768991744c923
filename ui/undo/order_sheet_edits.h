#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "ui/undo/edits.h"

#include <memory>

// The changes of saved order sheets.

namespace stemdesk::ui {

/// A sheet to save: its events, and the instructions for all its suppliers.
struct NewSheet {
    QList<EventId> events;
    OrderDelivery asked;
};

/// Saves what is to be ordered for these events now. Its undo takes the sheet away, and is refused as stale if
/// something came in of it since. `made` is filled before the edit's `done` is called.
Edit saveSheetEdit(const QString &text, const NewSheet &wanted, const std::shared_ptr<OrderSheetId> &made);

/// One supplier's part of a saved sheet.
struct SheetPart {
    OrderSheetId sheet;
    SupplierId supplier;
};

/// Says what the supplier is asked. Refused as stale if that is not `before` by now.
Edit askSupplierEdit(const QString &text, const SheetPart &part, const OrderDelivery &before,
                     const OrderDelivery &after);

/// Notes what came in. `before` says the same rows as they were; the edit is refused as stale if they are others by
/// now.
Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after);

} // namespace stemdesk::ui
