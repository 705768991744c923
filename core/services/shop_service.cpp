#include "core/services/shop_service.h"

#include "core/base/text.h"
#include "core/domain/change.h"
#include "core/domain/presets.h"
#include "core/services/change_bus.h"
#include "core/storage/change_store.h"
#include "core/storage/product_type_store.h"
#include "core/storage/session.h"
#include "core/storage/shop_store.h"
#include "core/storage/supplier_store.h"
#include "core/storage/transaction.h"
#include "core/storage/vocabulary_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString textFrom(std::u16string_view text)
{
    return QStringView(text.data(), qsizetype(text.size())).toString();
}

Result<Shop> withProductTypes(Session &session, Shop shop)
{
    const Result<Tenant> tenant = ShopStore(session).tenant(shop.id);
    if (!tenant)
        return tenant.error();
    Result<QList<ProductType>> types = ProductTypeStore(session, *tenant).all();
    if (!types)
        return types.error();
    shop.productTypes = *std::move(types);
    return shop;
}

Result<Shop> newShop(const QString &name, const QString &timeZone, Instant now)
{
    const Result<QString> checkedName = nameText(name, u"name"_s);
    if (!checkedName)
        return checkedName.error();
    Result<Shop> shop = withSetting({}, u"time-zone"_s, timeZone);
    if (!shop)
        return shop;
    shop->id = ShopId::create();
    shop->name = *checkedName;
    shop->productTypes = {{.name = u"flower"_s}, {.name = u"material"_s}, {.name = u"hire"_s, .isHired = true}};
    shop->createdAt = shop->updatedAt = now;
    shop->version = 1;
    return shop;
}

/// Stores the shop's row and the hidden supplier that stands for "no supplier".
Result<Tenant> insertedShop(Session &session, const Shop &shop)
{
    ShopStore shops(session);
    const Result<qint64> key = shops.insert(shop);
    if (!key)
        return key.error();
    Tenant tenant{.id = shop.id, .shop = *key};
    const Supplier none{.id = SupplierId::create(),
                        .name = u"Default"_s,
                        .createdAt = shop.createdAt,
                        .updatedAt = shop.createdAt,
                        .version = 1};
    const Result<qint64> supplier = SupplierStore(session, tenant).insertDefault(none);
    if (!supplier)
        return supplier.error();
    if (const Status set = shops.setDefaultSupplier(*key, *supplier); !set)
        return set.error();
    tenant.defaultSupplier = *supplier;
    return tenant;
}

Status insertPresets(Session &session, const Tenant &tenant, Instant now)
{
    ColourStore colours(session, tenant);
    for (const PresetColour &preset : kPresetColours) {
        const Status stored = colours.insert({.id = ColourId::create(),
                                              .name = textFrom(preset.name),
                                              .hex = textFrom(preset.hex),
                                              .isPreset = true,
                                              .createdAt = now,
                                              .updatedAt = now,
                                              .version = 1});
        if (!stored)
            return stored;
    }
    CategoryStore categories(session, tenant);
    for (const std::u16string_view &preset : kPresetCategories) {
        const Status stored = categories.insert({.id = CategoryId::create(),
                                                 .name = textFrom(preset),
                                                 .isPreset = true,
                                                 .createdAt = now,
                                                 .updatedAt = now,
                                                 .version = 1});
        if (!stored)
            return stored;
    }
    return {};
}

/// All rows that a shop starts with; says what the feed reports of it.
Result<Changes> insertAll(Session &session, const Shop &shop)
{
    const Result<Tenant> tenant = insertedShop(session, shop);
    if (!tenant)
        return tenant.error();
    ProductTypeStore types(session, *tenant);
    for (const ProductType &type : shop.productTypes) {
        if (const Status stored = types.put(type); !stored)
            return stored.error();
    }
    if (const Status stored = insertPresets(session, *tenant, shop.createdAt); !stored)
        return stored.error();
    Changes changes{{.shop = shop.id,
                     .at = shop.createdAt,
                     .resource = Resource::Shop,
                     .id = shop.id.bytes(),
                     .action = ChangeAction::Created}};
    if (const Status stored = ChangeStore(session, *tenant).append(changes); !stored)
        return stored.error();
    return changes;
}

} // namespace

Result<QList<Shop>> ShopService::list() const
{
    Result<QList<Shop>> shops = ShopStore(m_session).list();
    if (!shops)
        return shops;
    for (Shop &shop : *shops) {
        Result<Shop> whole = withProductTypes(m_session, shop);
        if (!whole)
            return whole.error();
        shop = *std::move(whole);
    }
    return shops;
}

Result<Shop> ShopService::find(ShopId id) const
{
    Result<Shop> shop = ShopStore(m_session).find(id);
    return shop ? withProductTypes(m_session, *std::move(shop)) : shop;
}

Result<Tenant> ShopService::tenant(ShopId id) const
{
    return ShopStore(m_session).tenant(id);
}

Result<std::optional<Shop>> ShopService::first() const
{
    Result<std::optional<Shop>> shop = ShopStore(m_session).first();
    if (!shop || !*shop)
        return shop;
    Result<Shop> whole = withProductTypes(m_session, **std::move(shop));
    if (!whole)
        return whole.error();
    return std::optional(*std::move(whole));
}

Result<Shop> ShopService::create(const QString &name, const QString &timeZone)
{
    const Result<Shop> shop = newShop(name, timeZone, m_now());
    if (!shop)
        return shop;
    // Not a UnitOfWork: that belongs to a shop, and there is none yet.
    Result<Transaction> transaction = Transaction::begin(m_session);
    if (!transaction)
        return transaction.error();
    return stored(*shop, *transaction);
}

Result<Shop> ShopService::firstOrCreated(const QString &timeZone)
{
    const Result<std::optional<Shop>> known = first();
    if (!known)
        return known.error();
    if (*known)
        return **known;
    Result<Shop> shop = newShop(u"My shop"_s, timeZone, m_now());
    if (!shop) // A machine may be set to an offset or to a zone that nobody else knows.
        shop = newShop(u"My shop"_s, u"UTC"_s, m_now());
    if (!shop)
        return shop;
    Result<Transaction> transaction = Transaction::begin(m_session);
    if (!transaction)
        return transaction.error();
    const Result<std::optional<Shop>> other = first(); // Two processes may start at once; one of them makes it.
    if (!other)
        return other.error();
    return *other ? Result<Shop>(**other) : stored(*shop, *transaction);
}

Result<Shop> ShopService::stored(const Shop &shop, Transaction &transaction)
{
    const Result<Changes> changes = insertAll(m_session, shop);
    if (!changes)
        return changes.error();
    if (const Status done = transaction.commit(); !done)
        return done.error();
    m_bus.publish(*changes);
    return shop;
}

} // namespace stemdesk
