#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/shop.h"

#include <QString>

namespace stemdesk {

/// An order as an e-mail for the florist's own program to send.
struct OrderEmail {
    QString to; ///< Empty where the supplier has no address.
    QString subject; ///< One line.
    QString body; ///< Plain text.

    friend bool operator==(const OrderEmail &, const OrderEmail &) = default;
};

/// What `supplier` (null: the lines that name none) is asked to deliver, in the shop's document language. Of the events
/// it tells nothing but from when to when the flowers are needed: names are the clients' business. Prices stay out
/// too: ours are the expected ones, and the supplier's invoice says what holds. All empty where the sheet orders
/// nothing of this supplier.
OrderEmail orderEmailFor(const OrderSheet &sheet, SupplierId supplier, const Shop &shop);

} // namespace stemdesk
