#include "core/services/orders/order_sheet_removal.h"

#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"

namespace stemdesk {

namespace {

OrderSheetStore storeOf(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Of a sheet whose rows are new, so that nothing came in of them yet.
Status storeGoods(const ServiceContext &context, qint64 key, const OrderSheet &sheet)
{
    OrderSheetLineStore store(context.session(), context.tenant());
    qsizetype position = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (line.received) {
                if (const Status stored = store.setReceived(key, position, line.received, context.now()); !stored)
                    return stored;
            }
            ++position;
        }
    }
    return {};
}

} // namespace

Result<OrderSheet> removeOrderSheet(ServiceContext &context, OrderSheetId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(context);
    if (!work)
        return work.error();
    Result<StoredOrderSheet> stored = storeOf(context).find(id, {});
    if (!stored)
        return stored.error();
    if (const Status gone = storeOf(context).remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::OrderSheet, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return std::move(stored->sheet);
}

Result<OrderSheet> restoreOrderSheet(ServiceContext &context, const OrderSheet &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(context);
    if (!work)
        return work.error();
    OrderSheet sheet = snapshot;
    sheet.updatedAt = context.now();
    ++sheet.version;
    const Result<qint64> key = storeOf(context).insert(sheet);
    if (!key)
        return key.error();
    if (const Status stored = storeGoods(context, *key, sheet); !stored)
        return stored.error();
    work->changed(Resource::OrderSheet, sheet.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return sheet;
}

} // namespace stemdesk
