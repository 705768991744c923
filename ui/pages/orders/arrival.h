#pragma once

#include "core/domain/orders/order_sheet_patch.h"

#include <QVariant>

namespace stemdesk::ui {

/// What of a line came in, and what is said of it.
struct Arrival {
    std::optional<ReceivedGoods> goods;
    ReceivedNotes notes;

    friend bool operator==(const Arrival &, const Arrival &) = default;
};

Arrival arrivalOf(const OrderSheetLine &line);
/// The line as it is with this arrival.
OrderSheetLine withArrival(OrderSheetLine line, const Arrival &arrival);
/// What its packs or its cost are measured by when others are typed.
QVariant figureOf(const OrderSheetLine &line, bool isPacks);
/// Says all of it.
ReceivedRow receivedRow(const OrderSheetLine &line, const SupplierId &supplier, const Arrival &arrival);

} // namespace stemdesk::ui
