#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

/// Whether the line has rejects without a credit from the supplier.
inline bool isToClaim(const OrderSheetLine &line)
{
    return line.received && line.notes.rejectedUnits > 0 && line.notes.creditExclTax <= 0;
}

/// The claim for its rejects.
inline double claimExclTax(const OrderSheetLine &line)
{
    return isToClaim(line) ? line.notes.rejectedUnits * line.received->unitCostExclTax : 0;
}

} // namespace stemdesk
