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
    const auto suppliers = shop.suppliers.list({}, {.limit = 1});
    if (!suppliers)
        return suppliers.error();
    const auto products = shop.products.list({}, {.limit = 1}, ProductService::Variants::Skip);
    if (!products)
        return products.error();
    const auto events = shop.events.list({}, {.limit = 1});
    if (!events)
        return events.error();
    if (suppliers->rows.isEmpty() && products->rows.isEmpty() && events->rows.isEmpty())
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
    Result<UnitOfWork> work = shop.begin();
    if (!work)
        return work.error();
    if (const Status isEmpty = requireEmpty(shop); !isEmpty)
        return isEmpty;
    const Result<DemoNames> names = fillCatalogue(shop, now, progress);
    if (!names)
        return names.error();
    if (const Status filled = fillEvents(shop, *names, now, progress); !filled)
        return filled;
    if (const Status done = beforeQuotes ? beforeQuotes() : Status(); !done)
        return done;
    if (const Status filled = fillClients(shop, now, progress); !filled)
        return filled;
    // Last: an event of the past has a line from a supplier that is archived by now.
    for (const SupplierId &supplier : names->archived) {
        if (const auto archived = shop.suppliers.archive(supplier); !archived)
            return archived.error();
    }
    return work->commit();
}

} // namespace stemdesk
