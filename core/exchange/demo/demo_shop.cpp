#include "core/exchange/demo/demo_shop.h"

#include "core/exchange/demo/demo_catalogue.h"
#include "core/exchange/demo/demo_clients.h"
#include "core/exchange/demo/demo_events.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"

#include <QScopeGuard>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status requireEmpty(const ShopServices &shop)
{
    const auto suppliers = TRY(shop.suppliers.list({}, {.limit = 1}));
    const auto products = TRY(shop.products.list({}, {.limit = 1}, ProductService::Variants::Skip));
    const auto events = TRY(shop.events.list({}, {.limit = 1}));
    if (suppliers.rows.isEmpty() && products.rows.isEmpty() && events.rows.isEmpty())
        return {};
    return conflict("shop_not_empty",
                    u"The shop already has suppliers, products or events; the demo fills an empty shop only."_s);
}

} // namespace

QString demoActor()
{
    return u"demo"_s;
}

Status fillWithDemo(ShopServices &shop, Instant now, const DemoWatch &watch,
                    const std::function<Status()> &beforeQuotes)
{
    const auto asBefore = qScopeGuard([&shop, actor = shop.actor()] { shop.setActor(actor); });
    shop.setActor(demoActor());
    DemoProgress progress(watch, kCatalogueSteps + demoEventCount() + demoClientCount());
    UnitOfWork work = TRY(shop.begin());
    TRY(requireEmpty(shop));
    const DemoNames names = TRY(fillCatalogue(shop, now, progress));
    TRY(fillEvents(shop, names, now, progress));
    TRY(beforeQuotes ? beforeQuotes() : Status());
    TRY(fillClients(shop, now, progress));
    // Last: an event of the past has a line from a supplier that is archived by now.
    for (const SupplierId &supplier : names.archived) {
        TRY(shop.suppliers.archive(supplier));
    }
    return work.commit();
}

} // namespace stemdesk
