#pragma once

#include "core/domain/orders/order_sheet.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// A saved order sheet as it is listed.
struct SavedSheet {
    OrderSheet sheet; ///< Without lines.
    qint64 lines = 0;
    qint64 received = 0; ///< Of how many lines something came in.

    friend bool operator==(const SavedSheet &, const SavedSheet &) = default;
};

/// The shop's saved sheets, the newest first.
Result<Page<SavedSheet>> readSavedSheets(const ServiceContext &context, const PageRequest &page);

/// Of those that are over this event, the newest so many.
Result<QList<SavedSheet>> readSavedSheetsOf(const ServiceContext &context, EventId event, int limit);

} // namespace stemdesk
