#include "core/services/imports/row_matcher.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error ambiguousVariant(qsizetype count, const QString &product, const QString &variant)
{
    return refused("ambiguous_variant", u"variant"_s,
                   u"%1 variants are called \"%2\" \"%3\"; tell them apart by sku or variantId."_s.arg(count).arg(
                       product, variant));
}

Error ambiguousProduct(qsizetype count, const QString &product)
{
    return refused("ambiguous_product", u"product"_s,
                   u"%1 products are called \"%2\"; tell them apart by productId."_s.arg(count).arg(product));
}

Error variantNotFound(const QString &message)
{
    Error error = missing("variant", u"variant"_s);
    error.message = message;
    return error;
}

} // namespace

Result<RowMatcher::Target> RowMatcher::match(const ImportedProduct &row) const
{
    const auto byKey = matchByKey(row);
    if (!byKey)
        return byKey.error();
    if (*byKey)
        return **byKey;
    return matchByName(row);
}

Result<std::optional<RowMatcher::Target>> RowMatcher::matchByKey(const ImportedProduct &row) const
{
    if (row.productId && !m_index.contains(*row.productId))
        return missing("product", u"productId"_s);
    if (row.variantId && !m_index.contains(*row.variantId))
        return missing("variant", u"variantId"_s);
    std::optional<VariantId> variant = row.variantId;
    if (!variant && !row.sku().isEmpty() && !m_repeatedSkus.contains(row.sku())) {
        const QList<VariantId> found = m_index.variantsWithSku(row.sku());
        if (found.size() == 1)
            variant = found.constFirst();
    }
    if (!variant)
        return std::optional<Target>();
    const Result<Target> target = known(*variant, row.productId);
    return target ? Result<std::optional<Target>>(*target) : Result<std::optional<Target>>(target.error());
}

Result<RowMatcher::Target> RowMatcher::known(VariantId id, const std::optional<ProductId> &product) const
{
    const ProductId owner = m_index.productOf(id);
    if (product && owner != *product)
        return refused("variant_not_on_product", u"variantId"_s, u"This variant belongs to another product."_s);
    return Target{.product = owner, .variant = id};
}

Result<RowMatcher::Target> RowMatcher::matchByName(const ImportedProduct &row) const
{
    if (row.product.isEmpty() && !row.productId)
        return required(u"product"_s);
    if (row.variant.isEmpty())
        return required(u"variant"_s);
    const QList<ProductId> products =
        row.productId ? QList<ProductId>{*row.productId} : m_index.productsNamed(row.product);
    const QList<VariantId> found = named(products, row.variant, row.sku());
    if (found.size() > 1)
        return ambiguousVariant(found.size(), row.product, row.variant);
    const bool isProductByName = !row.productId;
    if (found.size() == 1)
        return Target{.product = m_index.productOf(found.constFirst()),
                      .variant = found.constFirst(),
                      .isProductByName = isProductByName,
                      .isVariantByName = true};
    if (products.size() > 1)
        return ambiguousProduct(products.size(), row.product);
    return Target{.product = products.value(0), .isProductByName = isProductByName};
}

/// The variants of these products with that name, where they or the row have no sku, or both the same.
QList<VariantId> RowMatcher::named(const QList<ProductId> &products, const QString &variant, const QString &sku) const
{
    QList<VariantId> found;
    QList<VariantId> withSku;
    for (const ProductId &product : products) {
        for (const VariantId &id : m_index.variantsNamed(product, variant)) {
            if (!sku.isEmpty() && m_index.hasSku(id, sku))
                withSku += id;
            else if (sku.isEmpty() || !m_index.hasSku(id))
                found += id;
        }
    }
    return withSku.isEmpty() ? found : withSku;
}

Result<VariantId> RowMatcher::match(const ImportedPrice &row) const
{
    if (row.variantId) {
        if (!m_index.contains(*row.variantId))
            return missing("variant", u"variantId"_s);
        return *row.variantId;
    }
    const QList<VariantId> withSku = row.sku.isEmpty() ? QList<VariantId>() : m_index.variantsWithSku(row.sku);
    if (withSku.size() == 1)
        return withSku.constFirst();
    if (row.product.isEmpty() && row.variant.isEmpty() && !row.sku.isEmpty())
        return withSku.isEmpty()
            ? variantNotFound(u"No variant has the sku \"%1\"."_s.arg(row.sku))
            : refused(
                "ambiguous_variant", u"sku"_s,
                u"%1 variants have the sku \"%2\"; tell them apart by variantId."_s.arg(withSku.size()).arg(row.sku));
    if (row.product.isEmpty())
        return required(u"product"_s);
    if (row.variant.isEmpty())
        return required(u"variant"_s);
    const QList<VariantId> found = named(m_index.productsNamed(row.product), row.variant, row.sku);
    if (found.isEmpty())
        return variantNotFound(u"There is no variant \"%1\" \"%2\"."_s.arg(row.product, row.variant));
    if (found.size() > 1)
        return ambiguousVariant(found.size(), row.product, row.variant);
    return found.constFirst();
}

} // namespace stemdesk
