#include "core/storage/prices/unpriced_variant_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<VariantId>> UnpricedVariantStore::used(const QString &productType, const QList<qint64> &priceLists,
                                                    int limit) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select variant.id from variant join product on product.key = variant.product and product.shop = variant.shop "
        "where variant.shop = ? and product.product_type = ? "
        "and exists (select 1 from event_item where event_item.shop = ? and event_item.variant = variant.key) "
        // The plus and the cost, which no index has, make SQLite look up by variant: by list it would read all prices
        // of the shop, or one list after the other.
        "and not exists (select price_entry.unit_cost_excl_tax from price_entry "
        "where price_entry.shop = ? and price_entry.variant = variant.key "
        "and +price_entry.price_list "
            + driver.amongKeys() + ") order by variant.key limit ?",
        [](const Row &row) { return row.id<VariantId>(0); }, m_tenant.shop, productType, m_tenant.shop, m_tenant.shop,
        driver.keysText(priceLists), limit);
}

} // namespace stemdesk
