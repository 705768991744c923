#include "core/exchange/shop_start.h"

#include "core/base/wording.h"
#include "core/domain/prices/usual_tax.h"
#include "core/exchange/demo/demo_shop.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTaxGroups = 100; ///< Of a shop that nobody has worked in yet.
constexpr int kMostPriceLists = 100; ///< Of the demo.

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
    QList<std::pair<QString, QString>> settings{{u"currency"_s, setup.currency},
                                                {u"time-zone"_s, setup.timeZone},
                                                {u"document-language"_s, setup.documentLanguage},
                                                {u"country"_s, setup.country}};
    for (auto markup = setup.markups.cbegin(); markup != setup.markups.cend(); ++markup)
        settings.append({u"markup."_s + markup.key(), numberText(markup.value())});
    const auto set = shop.settings.set(settings);
    return set ? replaceTaxGroups(shop, setup.taxes) : Status(set.error());
}

/// The demo's lists have the tax of its own country.
Status taxPriceLists(ShopServices &shop)
{
    const auto groups = shop.taxGroups.list({}, {.limit = kMostTaxGroups});
    if (!groups)
        return groups.error();
    const Result<Shop> own = shop.settings.shop();
    if (!own)
        return own.error();
    const auto lists = shop.priceLists.list({}, {.limit = kMostPriceLists}, PriceListService::Entries::Skip);
    if (!lists)
        return lists.error();
    for (const PriceList &list : lists->rows) {
        const double tax = usualTaxMultiplier(list.productType, groups->rows, own->defaultTaxGroupId);
        if (const auto taxed = shop.priceLists.patch(list.id, {.taxMultiplier = tax}); !taxed)
            return taxed.error();
    }
    return {};
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
    const auto setUpDemo = [&shop, named = setup]() mutable -> Status {
        if (named.name.isEmpty()) {
            const Result<Shop> demo = shop.settings.shop();
            if (!demo)
                return demo.error();
            named.name = demo->name;
        }
        const Status done = setUp(shop, named);
        return done ? taxPriceLists(shop) : done;
    };
    if (const Status filled = fillWithDemo(shop, now, watch, setUpDemo); !filled)
        return filled;
    return work->commit();
}

} // namespace stemdesk
