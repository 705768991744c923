#pragma once

#include "core/domain/events/event.h"
#include "core/domain/image.h"
#include "core/domain/orders/order_sheet_patch.h"
#include "ui/undo/edits.h"

// New pictures of an event, a group, or received goods. Undo keeps the pictures stored, so that a redo can use the same
// names.

namespace stemdesk::ui {

Edit addPicturesEdit(const QString &text, const Event &before, const QList<Image> &images);
Edit addPicturesEdit(const QString &text, const EventGroup &before, const QList<Image> &images);
Edit addPicturesEdit(const QString &text, const OrderSheetId &sheet, const ReceivedRow &before,
                     const QList<Image> &images);

} // namespace stemdesk::ui
