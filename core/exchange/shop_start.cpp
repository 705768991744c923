#include "core/exchange/shop_start.h"

#include "core/base/wording.h"
#include "core/exchange/demo/demo_shop.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTaxGroups = 100; ///< Enough for a new shop.

Status replaceTaxGroups(ShopServices &shop, const QList<TaxRate> &taxes)
{
    const auto before = TRY(shop.taxGroups.list({}, {.limit = kMostTaxGroups}));
    QString own = u"none"_s;
    for (const TaxRate &tax : taxes) {
        const TaxGroup made = TRY(shop.taxGroups.create({.name = tax.name, .rate = tax.rate}));
        if (&tax == &taxes.constFirst())
            own = QString::fromLatin1(made.id.text());
    }
    TRY(shop.settings.set({{u"default-tax-group"_s, own}}));
    for (const TaxGroup &group : before.rows) {
        TRY(shop.taxGroups.remove(group.id));
    }
    return {};
}

Status setUp(ShopServices &shop, const ShopSetup &setup)
{
    TRY(shop.settings.rename(setup.name));
    QList<std::pair<QString, QString>> settings{{u"currency"_s, setup.currency},
                                                {u"time-zone"_s, setup.timeZone},
                                                {u"document-language"_s, setup.documentLanguage},
                                                {u"country"_s, setup.country}};
    for (auto markup = setup.markups.cbegin(); markup != setup.markups.cend(); ++markup)
        settings.append({u"markup."_s + markup.key(), numberText(markup.value())});
    const auto set = shop.settings.set(settings);
    return set ? replaceTaxGroups(shop, setup.taxes) : Status(set.error());
}

} // namespace

Status startEmpty(ShopServices &shop, const ShopSetup &setup)
{
    UnitOfWork work = TRY(shop.begin());
    TRY(setUp(shop, setup));
    // Announced even if everything was left as it was: the shop now counts as set up.
    work.changed(Resource::Shop, shop.id(), ChangeAction::Updated);
    return work.commit();
}

Status startWithDemo(ShopServices &shop, const ShopSetup &setup, Instant now, const DemoPainter &painter,
                     const DemoWatch &watch)
{
    UnitOfWork work = TRY(shop.begin());
    ShopSetup named = setup;
    if (named.name.isEmpty())
        named.name = TRY(demoName(setup.documentLanguage));
    TRY(setUp(shop, named));
    TRY(fillWithDemo(shop, now, {.language = setup.documentLanguage, .keepsMoney = true, .painter = painter}, watch));
    return work.commit();
}

} // namespace stemdesk
