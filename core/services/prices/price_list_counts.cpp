#include "core/services/prices/price_list_counts.h"

#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

Status changeEntryCounts(ServiceContext &context, UnitOfWork &work, const EntryCountChanges &changes)
{
    auto store = context.store<PriceListStore>();
    auto lists = TRY(store.findByKeys(changes.keys()));
    for (StoredPriceList &stored : lists) {
        const PriceList before = stored.list;
        stored.list.entriesCount += changes.value(stored.key);
        stored.list.updatedAt = context.now();
        ++stored.list.version;
        TRY(store.update(stored.key, before, stored.list));
        work.changed(Resource::PriceList, stored.list.id, ChangeAction::Updated);
    }
    return {};
}

} // namespace stemdesk
