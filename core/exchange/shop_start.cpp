#include "core/exchange/shop_start.h"

#include "core/exchange/demo_shop.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTaxGroups = 100; ///< Of a shop that nobody has worked in yet.

Status replaceTaxGroups(ShopServices &shop, const QList<TaxRate> &taxes)
{
    const auto before = shop.taxGroups.list({}, {.limit = kMostTaxGroups});
    if (!before)
        return before.error();
    QString own = u"none"_s;
    for (const TaxRate &tax : taxes) {
        const Result<TaxGroup> made = shop.taxGroups.create({.name = tax.name, .rate = tax.rate});
        if (!made)
            return made.error();
        if (&tax == &taxes.constFirst())
            own = QString::fromLatin1(made->id.text());
    }
    if (const auto set = shop.settings.set({{u"default-tax-group"_s, own}}); !set)
        return set.error();
    for (const TaxGroup &group : before->rows) {
        if (const auto removed = shop.taxGroups.remove(group.id); !removed)
            return removed.error();
    }
    return {};
}

Status setUp(ShopServices &shop, const ShopSetup &setup)
{
    if (const auto renamed = shop.settings.rename(setup.name); !renamed)
        return renamed.error();
    const auto set = shop.settings.set({{u"currency"_s, setup.currency},
                                        {u"time-zone"_s, setup.timeZone},
                                        {u"document-language"_s, setup.documentLanguage},
                                        {u"country"_s, setup.country}});
    return set ? replaceTaxGroups(shop, setup.taxes) : Status(set.error());
}

} // namespace

Status startEmpty(ShopServices &shop, const ShopSetup &setup)
{
    Result<UnitOfWork> work = shop.begin();
    if (!work)
        return work.error();
    if (const Status done = setUp(shop, setup); !done)
        return done;
    // Also where everything was chosen as it stood: from now on the shop counts as set up.
    work->changed(Resource::Shop, shop.id(), ChangeAction::Updated);
    return work->commit();
}

Status startWithDemo(ShopServices &shop, const ShopSetup &setup, Instant now, const DemoWatch &watch)
{
    Result<UnitOfWork> work = shop.begin();
    if (!work)
        return work.error();
    if (const Status filled = fillWithDemo(shop, now, watch); !filled)
        return filled;
    ShopSetup named = setup;
    if (named.name.isEmpty()) {
        const Result<Shop> demo = shop.settings.shop();
        if (!demo)
            return demo.error();
        named.name = demo->name;
    }
    if (const Status done = setUp(shop, named); !done)
        return done;
    return work->commit();
}

} // namespace stemdesk
