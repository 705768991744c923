#pragma once

#include "core/domain/orders/order_sheet_patch.h"
#include "ui/undo/edits.h"

#include <memory>

// The changes of saved order sheets.

namespace stemdesk::ui {

/// Saves what is to be ordered for these events now. Its undo takes the sheet away, and is refused as stale where
/// something came in of it since. `made` is filled before the edit's `done` is called.
Edit saveSheetEdit(const QString &text, const QList<EventId> &events, const std::shared_ptr<OrderSheetId> &made);

/// Notes what came in. `before` says the same rows as they were; the edit is refused as stale where they are others by
/// now.
Edit receiveEdit(const QString &text, const OrderSheetId &sheet, const QList<ReceivedRow> &before,
                 const QList<ReceivedRow> &after);

} // namespace stemdesk::ui
