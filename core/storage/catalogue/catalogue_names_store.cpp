#include "core/storage/catalogue/catalogue_names_store.h"

#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Status CatalogueNamesStore::eachProduct(const std::function<void(const ProductName &)> &take) const
{
    return m_session.each(
        "select key, id, name, product_type from product where shop = ? order by key",
        [&take](const Row &row) {
            take({.key = row.integer(0), .id = row.id<ProductId>(1), .name = row.text(2), .productType = row.text(3)});
        },
        m_tenant.shop);
}

Status CatalogueNamesStore::eachVariant(const std::function<void(const VariantName &)> &take) const
{
    return m_session.each(
        "select product, id, name, sku, stem_length, units_per_pack, supplier_packs, supplier_codes "
        "from variant "
        "where shop = ? order by product, key",
        [&take](const Row &row) {
            take({.product = row.integer(0),
                  .id = row.id<VariantId>(1),
                  .name = row.text(2),
                  .sku = row.text(3),
                  .stemLength = row.optionalReal(4),
                  .unitsPerPack = row.optionalReal(5),
                  .packs = supplierPacksFrom(row.lines(6)),
                  .codes = supplierCodesFrom(row.lines(7))});
        },
        m_tenant.shop);
}

} // namespace stemdesk
