#include "core/services/database/stored_totals.h"

#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

namespace {

Status bringUpToDate(ServiceContext &context)
{
    Result<UnitOfWork> work = UnitOfWork::begin(context);
    if (!work)
        return work.error();
    work->marks().all = true;
    if (const Status noted = ShopStore(context.session()).setTotalsRules(context.tenant().shop, kTotalsRules); !noted)
        return noted;
    return work->commit();
}

} // namespace

Status bringTotalsUpToDate(Services &services)
{
    const Result<QList<ShopId>> shops = ShopStore(services.session()).withTotalsBefore(kTotalsRules);
    if (!shops)
        return shops.error();
    for (const ShopId &id : *shops) {
        const Result<ShopServices *> shop = services.forShop(id);
        if (!shop)
            return shop.error();
        if (const Status done = bringUpToDate(contextOf(**shop)); !done)
            return done;
    }
    return {};
}

} // namespace stemdesk
