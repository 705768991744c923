#include "core/storage/unpriced_variant_store.h"

#include "core/storage/session.h"

namespace stemdesk {

Result<QList<VariantId>> UnpricedVariantStore::used(const QString &productType, qint64 priceList, int limit) const
{
    return m_session.all(
        "select variant.id from variant join product on product.key = variant.product "
        "where variant.shop = ? and product.product_type = ? "
        "and variant.key in (select variant from event_item where shop = ?) "
        "and not exists (select 1 from price_entry where price_entry.shop = ? and price_entry.price_list = ? "
        "and price_entry.variant = variant.key) order by variant.key limit ?",
        [](const Row &row) { return row.id<VariantId>(0); }, m_tenant.shop, productType, m_tenant.shop, m_tenant.shop,
        priceList, limit);
}

} // namespace stemdesk
