#pragma once

#include "core/domain/orders/order_sheet_patch.h"

#include <QVariant>

namespace stemdesk::ui {

/// The received goods of a line, and notes on them.
struct Arrival {
    std::optional<ReceivedGoods> goods;
    ReceivedNotes notes;

    friend bool operator==(const Arrival &, const Arrival &) = default;
};

Arrival arrivalOf(const OrderSheetLine &line);
/// The line as it is with this arrival.
OrderSheetLine withArrival(OrderSheetLine line, const Arrival &arrival);
/// What typed packs are compared with.
QVariant figureOf(const OrderSheetLine &line);
/// The row to store, with every value.
ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier, const Arrival &arrival);

} // namespace stemdesk::ui
