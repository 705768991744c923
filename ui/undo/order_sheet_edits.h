#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "ui/undo/edits.h"

#include <memory>

// The changes of saved order sheets. Whatever orders all that an event needs, or receives all that was ordered for it,
// ticks its task of that kind, and its undo takes that back.

namespace stemdesk::ui {

/// A sheet to save: its events, and the instructions for all its suppliers.
struct NewSheet {
    QList<EventId> events;
    OrderDelivery asked;
    SheetChoice choice = {};
};

/// Saves what is to be ordered for these events now. Its undo takes the sheet away, and is refused as stale if
/// something came in of it since. `made` is filled before the edit's `done` is called.
Edit saveSheetEdit(const QString &text, const NewSheet &wanted, const std::shared_ptr<OrderSheetId> &made);

/// Sheets to save and to mark as ordered together: what each is to hold, and what was seen before.
struct SheetOrder {
    NewSheet wanted;
    QList<SheetChoice> parts;
    std::optional<QDate> day = {}; ///< The only delivery day of what the user saw, if there is one.
    OrderSheet seen; ///< All of the parts; refused as stale if other units are ordered by now.
};

/// Saves a sheet for each part and marks it as ordered. Its undo takes the sheets away, and is refused as stale if
/// something came in of one since. `made` is filled before the edit's `done` is called.
Edit orderSheetsEdit(const QString &text, const SheetOrder &order, const std::shared_ptr<QList<OrderSheetId>> &made);

/// Marks a saved sheet as ordered, or as a draft again. Refused as stale if another user did so meanwhile, and as
/// ordered_meanwhile if another sheet ordered some of it.
Edit markSheetEdit(const QString &text, const OrderSheetId &sheet, SheetState state);

/// One supplier's part of a saved sheet.
struct SheetPart {
    OrderSheetId sheet;
    SupplierId supplier;
};

/// Says what the supplier is asked. Refused as stale if that is not `before` by now.
Edit askSupplierEdit(const QString &text, const SheetPart &part, const OrderDelivery &before,
                     const OrderDelivery &after);

/// Notes what came in; what comes in of a draft was ordered. `before` says the same rows as they were; the edit is
/// refused as stale if they are others by now.
Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after);

} // namespace stemdesk::ui
