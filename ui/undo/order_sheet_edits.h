#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "ui/undo/edits.h"

#include <memory>

// Edits of saved order sheets. If one orders everything that an event needs, or receives everything that was ordered
// for it, it ticks the event's task of that kind; undo reverts that, too.

namespace stemdesk::ui {

/// A sheet to save: its events, and the instructions for all its suppliers.
struct NewSheet {
    QList<EventId> events;
    OrderDelivery asked;
    SheetChoice choice = {};
};

/// Saves what is to be ordered for these events now. Undo removes the sheet, and is refused as stale if goods were
/// received on it since. `made` is filled before the edit's `done` is called.
Edit saveSheetEdit(const QString &text, const NewSheet &wanted, const std::shared_ptr<OrderSheetId> &made);

/// Sheets to save and mark as ordered together: what each is to hold, and what the user saw before.
struct SheetOrder {
    NewSheet wanted;
    QList<SheetChoice> parts;
    std::optional<QDate> day = {}; ///< The delivery day, if all that the user saw is for a single one.
    OrderSheet seen; ///< The ordered units of all parts; refused as stale if they differ by now.
};

/// Saves a sheet for each part and marks it as ordered. Undo removes the sheets, and is refused as stale if goods were
/// received on one since. `made` is filled before the edit's `done` is called.
Edit orderSheetsEdit(const QString &text, const SheetOrder &order, const std::shared_ptr<QList<OrderSheetId>> &made);

/// Marks a saved sheet as ordered, or as a draft again. Refused as stale if another user did so meanwhile, and as
/// ordered_meanwhile if another sheet ordered some of its goods.
Edit markSheetEdit(const QString &text, const OrderSheetId &sheet, SheetState state);

/// One supplier's part of a saved sheet.
struct SheetPart {
    OrderSheetId sheet;
    SupplierId supplier;
};

/// Stores the delivery instructions for the supplier. Refused as stale if they differ from `before`.
Edit askSupplierEdit(const QString &text, const SheetPart &part, const OrderDelivery &before,
                     const OrderDelivery &after);

/// Records received goods; receiving goods of a draft means that they were ordered. `before` has the same rows as they
/// were; refused as stale if they differ by now.
Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after);

} // namespace stemdesk::ui
