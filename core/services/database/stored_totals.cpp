#include "core/services/database/stored_totals.h"

#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

namespace {

/// Grows when a new version lets events that nobody touched come to other totals. 1: price lists fall back.
constexpr int kTotalsRules = 1;

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
