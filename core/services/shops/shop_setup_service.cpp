#include "core/services/shops/shop_setup_service.h"

#include "core/base/wording.h"
#include "core/services/change_bus.h"
#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/services/shops/new_shop.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QList<TaxGroup> taxGroupsOf(const QList<TaxRate> &rates, Instant now)
{
    QList<TaxGroup> groups;
    for (const TaxRate &rate : rates)
        groups.append({.id = TaxGroupId::create(),
                       .name = rate.name,
                       .rate = rate.rate,
                       .createdAt = now,
                       .updatedAt = now,
                       .version = 1});
    return groups;
}

Result<Shop> chosenShop(const ShopSetup &setup, Instant now)
{
    Result<Shop> shop = newShop(setup.name, setup.timeZone, now);
    QList<std::pair<QString, QString>> settings{{u"currency"_s, setup.currency},
                                                {u"document-language"_s, setup.documentLanguage},
                                                {u"country"_s, setup.country}};
    for (auto markup = setup.markups.cbegin(); markup != setup.markups.cend(); ++markup)
        settings.append({u"markup."_s + markup.key(), numberText(markup.value())});
    for (const auto &[key, value] : std::as_const(settings)) {
        if (shop)
            shop = withSetting(*std::move(shop), key, value);
    }
    return shop;
}

} // namespace

Result<Shop> ShopSetupService::create(const ShopSetup &setup, Instant now) const
{
    Result<Shop> shop = chosenShop(setup, now);
    if (!shop)
        return shop;
    const QList<TaxGroup> taxes = taxGroupsOf(setup.taxes, now);
    if (!taxes.isEmpty())
        shop->defaultTaxGroupId = taxes.constFirst().id;
    Transaction transaction = TRY(Transaction::begin(m_services.session()));
    const Changes changes = TRY(insertNewShop(m_services.session(), *shop, taxes));
    TRY(transaction.commit());
    const Result<ShopServices *> made = m_services.forShop(shop->id);
    if (made)
        contextOf(**made).bus().publish(changes);
    return shop;
}

Result<bool> ShopSetupService::isUntouched(const ShopId &shop) const
{
    const ShopStore shops(m_services.session());
    const Tenant tenant = TRY(shops.tenant(shop));
    const Shop found = TRY(shops.find(tenant));
    const qint64 changes = TRY(shops.changes(tenant));
    return found.name == firstShopName() && changes <= 1; // Its creation.
}

Result<bool> ShopSetupService::isAtFirstStart(const ShopId &shop) const
{
    const QList<StoredShop> all = TRY(ShopStore(m_services.session()).list());
    return all.size() == 1 ? isUntouched(shop) : Result<bool>(false);
}

Status ShopSetupService::removeUntouched(const ShopId &shop) const
{
    Transaction transaction = TRY(Transaction::begin(m_services.session()));
    const bool untouched = TRY(isUntouched(shop));
    if (!untouched)
        return {};
    const Tenant tenant = TRY(m_services.shops().tenant(shop));
    const Status removed = ShopStore(m_services.session()).remove(tenant.shop);
    return removed ? transaction.commit() : removed;
}

} // namespace stemdesk
