#include "core/services/orders/saved_sheets.h"

#include "core/services/service_context.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"

namespace stemdesk {

namespace {

/// With what came in of each.
Result<QList<SavedSheet>> savedFrom(const ServiceContext &context, QList<StoredOrderSheet> stored)
{
    QList<qint64> keys;
    for (const StoredOrderSheet &sheet : std::as_const(stored))
        keys.append(sheet.key);
    const auto received = OrderSheetLineStore(context.session(), context.tenant()).receivedCounts(keys);
    if (!received)
        return received.error();
    QList<SavedSheet> saved;
    for (StoredOrderSheet &sheet : stored)
        saved.append(
            {.sheet = std::move(sheet.sheet), .lines = sheet.lineCount, .received = received->value(sheet.key)});
    return saved;
}

} // namespace

Result<Page<SavedSheet>> readSavedSheets(const ServiceContext &context, const PageRequest &page)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    auto stored = OrderSheetStore(context.session(), context.tenant()).newest(page);
    if (!stored)
        return stored.error();
    auto saved = savedFrom(context, std::move(stored->rows));
    if (!saved)
        return saved.error();
    return Page<SavedSheet>{.rows = *std::move(saved), .next = stored->next};
}

Result<QList<SavedSheet>> readSavedSheetsOf(const ServiceContext &context, EventId event, int limit)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    auto stored = OrderSheetStore(context.session(), context.tenant()).newestOf(event, limit);
    if (!stored)
        return stored.error();
    return savedFrom(context, *std::move(stored));
}

} // namespace stemdesk
