#include "core/services/shops/new_shop.h"

#include "core/base/text.h"
#include "core/domain/catalogue/category.h"
#include "core/domain/catalogue/colour.h"
#include "core/services/database/stored_totals.h"
#include "core/storage/catalogue/product_type_store.h"
#include "core/storage/catalogue/supplier_store.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/prices/tax_group_store.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString textFrom(std::u16string_view text)
{
    return QStringView(text.data(), qsizetype(text.size())).toString();
}

/// Stores the shop's row and the hidden supplier that means "no supplier".
Result<Tenant> insertedShop(Session &session, const Shop &shop)
{
    ShopStore shops(session);
    const qint64 key = TRY(shops.insert(shop));
    Tenant tenant{.id = shop.id, .shop = key};
    const Supplier none{.id = SupplierId::create(),
                        .name = u"Default"_s,
                        .createdAt = shop.createdAt,
                        .updatedAt = shop.createdAt,
                        .version = 1};
    const qint64 supplier = TRY(SupplierStore(session, tenant).insertDefault(none));
    TRY(shops.setDefaultSupplier(key, supplier));
    TRY(shops.setTotalsRules(key, kTotalsRules));
    tenant.defaultSupplier = supplier;
    return tenant;
}

Status insertPresets(Session &session, const Tenant &tenant, Instant now)
{
    ResourceStore<colourSpec> colours(session, tenant);
    for (const PresetColour &preset : kPresetColours) {
        TRY(colours.insert({.id = ColourId::create(),
                            .name = textFrom(preset.name),
                            .hex = textFrom(preset.hex),
                            .isPreset = true,
                            .createdAt = now,
                            .updatedAt = now,
                            .version = 1}));
    }
    ResourceStore<categorySpec> categories(session, tenant);
    for (const std::u16string_view &preset : kPresetCategories) {
        TRY(categories.insert({.id = CategoryId::create(),
                               .name = textFrom(preset),
                               .isPreset = true,
                               .createdAt = now,
                               .updatedAt = now,
                               .version = 1}));
    }
    return {};
}

Status insertTaxGroups(Session &session, const Tenant &tenant, const QList<TaxGroup> &groups, Changes &changes)
{
    TaxGroupStore store(session, tenant);
    for (const TaxGroup &group : groups) {
        TRY(store.insert(group));
        changes.append({.shop = tenant.id,
                        .at = group.createdAt,
                        .resource = Resource::TaxGroup,
                        .id = group.id.bytes(),
                        .action = ChangeAction::Created});
    }
    return {};
}

} // namespace

Result<Shop> newShop(const QString &name, const QString &timeZone, Instant now)
{
    const QString checkedName = TRY(nameText(name, u"name"_s));
    Result<Shop> shop = withSetting({}, u"time-zone"_s, timeZone);
    if (!shop)
        return shop;
    shop->id = ShopId::create();
    shop->name = checkedName;
    shop->productTypes = {{.name = u"flower"_s}, {.name = u"material"_s}, {.name = u"hire"_s, .isHired = true}};
    shop->createdAt = shop->updatedAt = now;
    shop->version = 1;
    return shop;
}

Result<Changes> insertNewShop(Session &session, const Shop &shop, const QList<TaxGroup> &taxes)
{
    const Tenant tenant = TRY(insertedShop(session, shop));
    ProductTypeStore types(session, tenant);
    for (const ProductType &type : shop.productTypes) {
        TRY(types.put(type));
    }
    TRY(insertPresets(session, tenant, shop.createdAt));
    Changes changes{{.shop = shop.id,
                     .at = shop.createdAt,
                     .resource = Resource::Shop,
                     .id = shop.id.bytes(),
                     .action = ChangeAction::Created}};
    TRY(insertTaxGroups(session, tenant, taxes, changes));
    TRY(ChangeStore(session, tenant).append(changes));
    return changes;
}

} // namespace stemdesk
