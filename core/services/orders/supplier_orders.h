#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

class ServiceContext;

/// What is still to come from a supplier of one saved sheet.
struct OpenOrder {
    OrderSheetId sheet;
    Instant savedAt = 0;
    QString currency;
    qint64 lines = 0; ///< Of this supplier.
    qint64 dueLines = 0; ///< Of how many less came in than was ordered.
    double dueCostIncTax = 0; ///< What those lines cost as they were ordered.

    friend bool operator==(const OpenOrder &, const OpenOrder &) = default;
};

/// The saved sheets that the supplier has not delivered whole, the newest first, at most `limit`.
Result<QList<OpenOrder>> readOpenOrders(const ServiceContext &context, const SupplierId &supplier, int limit);

} // namespace stemdesk
