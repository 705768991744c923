#include "core/storage/catalogue/catalogue_terms_store.h"

#include "core/base/text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/session.h"

#include <QSet>

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

Status CatalogueTermsStore::eachProduct(const std::function<void(const ProductName &)> &take) const
{
    return m_session.each(
        "select key, id, name, product_type from product where shop = ? order by key",
        [&take](const Row &row) {
            take({.key = row.integer(0), .id = row.id<ProductId>(1), .name = row.text(2), .productType = row.text(3)});
        },
        m_tenant.shop);
}

Status CatalogueTermsStore::eachVariant(const std::function<void(const VariantName &)> &take) const
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

Result<CatalogueTermsStore::Counts> CatalogueTermsStore::variantsByColour() const
{
    return counts("select colors, count(*) from variant where shop = ? group by colors");
}

Result<CatalogueTermsStore::Counts> CatalogueTermsStore::eventsByColour() const
{
    return counts("select colour_scheme, count(*) from event where shop = ? and colour_scheme is not null "
                  "group by colour_scheme");
}

Result<CatalogueTermsStore::Counts> CatalogueTermsStore::productsByCategory() const
{
    return counts("select category, count(*) from product where shop = ? group by category");
}

/// Rows are lists of names, with the number of times each list occurs.
Result<CatalogueTermsStore::Counts> CatalogueTermsStore::counts(QByteArrayView sql) const
{
    Counts counted;
    const auto take = [&counted](const Row &row) {
        QSet<QString> names;
        for (const QString &name : row.lines(0))
            names += caseFolded(name);
        for (const QString &name : std::as_const(names))
            counted[name] += row.integer(1);
    };
    TRY(m_session.each(sql, take, m_tenant.shop));
    return counted;
}

} // namespace stemdesk
