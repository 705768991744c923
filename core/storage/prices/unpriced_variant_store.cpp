#include "core/storage/prices/unpriced_variant_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<VariantId>> UnpricedVariantStore::used(const QString &productType, const QList<qint64> &priceLists,
                                                    int limit) const
{
    const Driver &driver = m_session.driver();
    return m_session.all(
        "select variant.id from variant join product on product.key = variant.product "
        "where variant.shop = ? and product.product_type = ? "
        "and variant.key in (select variant from event_item where shop = ?) "
        "and not exists (select 1 from price_entry where price_entry.shop = ? and price_entry.variant = variant.key "
        // The plus has SQLite look by variant: that finds a price sooner than a look at one list after the other.
        "and +price_entry.price_list in "
            + driver.keysFrom() + ") order by variant.key limit ?",
        [](const Row &row) { return row.id<VariantId>(0); }, m_tenant.shop, productType, m_tenant.shop, m_tenant.shop,
        driver.keysText(priceLists), limit);
}

} // namespace stemdesk
