#include "core/services/database/stored_totals.h"

#include "core/services/billing/invoice_figures.h"
#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

namespace {

Status bringUpToDate(ServiceContext &context)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    work.marks().all = true;
    TRY(storeAllFigures(context));
    TRY(ShopStore(context.session()).setTotalsRules(context.tenant().shop, kTotalsRules));
    return work.commit();
}

} // namespace

Status bringTotalsUpToDate(Services &services)
{
    const QList<ShopId> shops = TRY(ShopStore(services.session()).withTotalsBefore(kTotalsRules));
    for (const ShopId &id : shops) {
        ShopServices *shop = TRY(services.forShop(id));
        TRY(bringUpToDate(contextOf(*shop)));
    }
    return {};
}

} // namespace stemdesk
