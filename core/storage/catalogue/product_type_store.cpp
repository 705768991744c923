#include "core/storage/catalogue/product_type_store.h"

#include "core/base/text.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<ProductType>> ProductTypeStore::all() const
{
    return m_session.all(
        "select name, markup, is_hired, spare_percent from product_type where shop = ? order by key",
        [](const Row &row) {
            return ProductType{
                .name = row.text(0), .markup = row.real(1), .isHired = row.flag(2), .sparePercent = row.real(3)};
        },
        m_tenant.shop);
}

Status ProductTypeStore::put(const ProductType &type)
{
    return m_session.run("insert into product_type (shop, name, folded_name, markup, is_hired, spare_percent) "
                         "values (?, ?, ?, ?, ?, ?) "
                         "on conflict (shop, folded_name) do update set markup = excluded.markup, "
                         "is_hired = excluded.is_hired, spare_percent = excluded.spare_percent",
                         m_tenant.shop, type.name, caseFolded(type.name), type.markup, type.isHired, type.sparePercent);
}

Result<qint64> ProductTypeStore::uses(const QString &name) const
{
    const qint64 shop = m_tenant.shop;
    const auto uses = TRY(m_session.first(
        "select (select count(*) from product where shop = ? and product_type = ?) + "
        "(select count(*) from price_list where shop = ? and product_type = ?) + "
        "(select count(*) from event_markup where shop = ? and product_type = ?)",
        [](const Row &row) { return row.integer(0); }, shop, name, shop, name, shop, name));
    return uses.value_or(0);
}

Status ProductTypeStore::remove(const QString &name)
{
    return m_session.run("delete from product_type where shop = ? and name = ?", m_tenant.shop, name);
}

} // namespace stemdesk
