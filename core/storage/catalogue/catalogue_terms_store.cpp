#include "core/storage/catalogue/catalogue_terms_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<CatalogueTermsStore::Spellings> CatalogueTermsStore::colours() const
{
    return spellings("select folded_name, name from colour where shop = ?");
}

Result<CatalogueTermsStore::Spellings> CatalogueTermsStore::categories() const
{
    return spellings("select folded_name, name from category where shop = ?");
}

Result<CatalogueTermsStore::Spellings> CatalogueTermsStore::productTypes() const
{
    return spellings("select folded_name, name from product_type where shop = ?");
}

Result<QList<SupplierReference>> CatalogueTermsStore::suppliers(const QList<SupplierId> &ids) const
{
    static const InSql kFind("select key, id, name, is_archived from supplier where shop = ? and id in",
                             " and is_default = 0");
    QList<SupplierReference> found;
    const auto take = [&](const Row &row) {
        found.append(
            {.key = row.integer(0), .id = row.id<SupplierId>(1), .name = row.text(2), .isArchived = row.flag(3)});
    };
    TRY(readParts(kFind, ids, [&](const QByteArray &sql, const InList<SupplierId> &part) {
        return m_session.each(sql, take, m_tenant.shop, part);
    }));
    return found;
}

Result<QString> CatalogueTermsStore::timeZone() const
{
    const auto zone = TRY(m_session.first(
        "select time_zone from shop where key = ?", [](const Row &row) { return row.text(0); }, m_tenant.shop));
    return zone.value_or(QString());
}

Result<CatalogueTermsStore::Spellings> CatalogueTermsStore::spellings(QByteArrayView sql) const
{
    Spellings spellings;
    TRY(m_session.each(
        sql, [&](const Row &row) { spellings.insert(row.text(0), row.text(1)); }, m_tenant.shop));
    return spellings;
}

} // namespace stemdesk
