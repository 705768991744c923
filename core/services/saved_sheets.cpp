#include "core/services/saved_sheets.h"

#include "core/services/service_context.h"
#include "core/storage/order_sheet_line_store.h"
#include "core/storage/order_sheet_store.h"
#include "core/storage/snapshot.h"

namespace stemdesk {

Result<Page<SavedSheet>> readSavedSheets(const ServiceContext &context, const PageRequest &page)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    auto stored = OrderSheetStore(context.session(), context.tenant()).newest(page);
    if (!stored)
        return stored.error();
    QList<qint64> keys;
    for (const StoredOrderSheet &sheet : std::as_const(stored->rows))
        keys.append(sheet.key);
    const auto received = OrderSheetLineStore(context.session(), context.tenant()).receivedCounts(keys);
    if (!received)
        return received.error();
    Page<SavedSheet> found{.next = stored->next};
    for (StoredOrderSheet &sheet : stored->rows)
        found.rows.append(
            {.sheet = std::move(sheet.sheet), .lines = sheet.lineCount, .received = received->value(sheet.key)});
    return found;
}

} // namespace stemdesk
