#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

/// Whether something of the line is still to be claimed: what was rejected, until the supplier gave something back for
/// it.
inline bool isToClaim(const OrderSheetLine &line)
{
    return line.received && line.notes.rejectedUnits > 0 && line.notes.creditExclTax <= 0;
}

} // namespace stemdesk
