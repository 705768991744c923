#include "core/exchange/demo/demo_shop.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/demo/demo_catalogue.h"
#include "core/exchange/demo/demo_clients.h"
#include "core/exchange/demo/demo_events.h"
#include "core/exchange/demo/demo_settings.h"
#include "core/exchange/demo/demo_work.h"
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

const QStringList &demoLanguages()
{
    static const QStringList kLanguages{u"en"_s, u"nl"_s, u"de"_s, u"fr"_s, u"es"_s};
    return kLanguages;
}

Result<QString> demoName(const QString &language)
{
    const DemoFiles files = TRY(DemoFiles::in(language));
    return TRY(files.object(u"shop"_s))["name"_L1].toString();
}

Status fillWithDemo(ShopServices &shop, Instant now, const DemoChoice &choice, const DemoWatch &watch)
{
    const auto asBefore = qScopeGuard([&shop, actor = shop.actor()] { shop.setActor(actor); });
    shop.setActor(demoActor());
    UnitOfWork work = TRY(shop.begin());
    TRY(requireEmpty(shop));
    const QString language = choice.language.isEmpty() ? TRY(shop.settings.shop()).documentLanguage : choice.language;
    DemoFilling filling{.shop = shop,
                        .files = TRY(DemoFiles::in(language)),
                        .watch = watch,
                        .painter = choice.painter,
                        .total = kCatalogueSteps + demoEventCount() + demoClientCount() + kWorkSteps};
    TRY(fillSettings(shop, filling.files, choice.keepsMoney));
    filling.today = dayOf(now, zoneNamed(TRY(shop.settings.shop()).timeZone));
    for (const auto fill : {fillCatalogue, fillClients, fillEvents, fillQuotes}) {
        TRY(fill(filling));
    }
    TRY(work.settle()); // Invoices need the events' totals.
    TRY(fillWork(filling));
    // Last, because a past event has a line from a supplier that is archived by now.
    for (const SupplierId &supplier : std::as_const(filling.archived)) {
        TRY(shop.suppliers.archive(supplier));
    }
    return work.commit();
}

} // namespace stemdesk
