#include "core/services/shops/shop_service.h"

#include "core/services/change_bus.h"
#include "core/services/shops/new_shop.h"
#include "core/storage/catalogue/product_type_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<Shop> withProductTypes(Session &session, const Tenant &tenant, Shop shop)
{
    QList<ProductType> types = TRY(ProductTypeStore(session, tenant).all());
    shop.productTypes = std::move(types);
    return shop;
}

} // namespace

Result<QList<Shop>> ShopService::list() const
{
    const QList<StoredShop> stored = TRY(ShopStore(m_session).list());
    QList<Shop> shops;
    for (const auto &[tenant, shop] : stored) {
        Shop whole = TRY(withProductTypes(m_session, tenant, shop));
        shops.append(std::move(whole));
    }
    return shops;
}

Result<Shop> ShopService::find(ShopId id) const
{
    const Tenant known = TRY(tenant(id));
    Result<Shop> shop = ShopStore(m_session).find(known);
    return shop ? withProductTypes(m_session, known, *std::move(shop)) : shop;
}

Result<DatabaseContents> ShopService::contents() const
{
    return contentsOf(m_session);
}

Result<Tenant> ShopService::tenant(ShopId id) const
{
    return ShopStore(m_session).tenant(id);
}

Result<Tenant> ShopService::tenant(ShopId id, qint64 key) const
{
    return ShopStore(m_session).tenant(id, key);
}

Result<std::optional<Shop>> ShopService::first() const
{
    const auto first = TRY(ShopStore(m_session).first());
    if (!first)
        return std::optional<Shop>();
    Shop whole = TRY(withProductTypes(m_session, first->tenant, first->shop));
    return std::optional(std::move(whole));
}

Result<Shop> ShopService::create(const QString &name, const QString &timeZone)
{
    const Shop shop = TRY(newShop(name, timeZone, m_now()));
    // Not a UnitOfWork: that belongs to a shop, and there is none yet.
    Transaction transaction = TRY(Transaction::begin(m_session));
    return stored(shop, transaction);
}

Result<Shop> ShopService::firstOrCreated(const QString &timeZone)
{
    const std::optional<Shop> known = TRY(first());
    if (known)
        return *known;
    Result<Shop> shop = newShop(firstShopName(), timeZone, m_now());
    if (!shop) // The machine may be set to an offset, or to a zone unknown elsewhere.
        shop = newShop(firstShopName(), u"UTC"_s, m_now());
    if (!shop)
        return shop;
    Transaction transaction = TRY(Transaction::begin(m_session));
    const Result<std::optional<Shop>> other = first(); // Two processes may start at once; one of them creates it.
    if (!other)
        return other.error();
    return *other ? Result<Shop>(**other) : stored(*shop, transaction);
}

Result<Shop> ShopService::stored(const Shop &shop, Transaction &transaction)
{
    const Changes changes = TRY(insertNewShop(m_session, shop));
    TRY(transaction.commit());
    m_bus.publish(changes);
    return shop;
}

} // namespace stemdesk
