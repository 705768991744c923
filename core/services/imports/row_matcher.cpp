#include "core/services/imports/row_matcher.h"

#include "core/base/text.h"
#include "core/base/wording.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error ambiguousVariant(qsizetype count, const QString &product, const QString &variant)
{
    return refused(
        "ambiguous_variant", u"variant"_s,
        u"%1 variants are called \"%2\" \"%3\"; tell them apart by stemLength, sku or variantId."_s.arg(count).arg(
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

/// For a row with only a SKU or a code that does not identify one variant.
Error unkeyed(const ImportedPrice &row, SupplierId supplier, const CatalogueIndex &index)
{
    const bool isSku = !row.sku.isEmpty();
    const QString &key = isSku ? row.sku : row.supplierCode;
    const qsizetype count = isSku ? index.variantsWithSku(key).size() : index.variantsWithCode(supplier, key).size();
    const QString what = isSku ? u"sku"_s : u"supplier's code"_s;
    if (count == 0)
        return variantNotFound(u"No variant has the %1 \"%2\"."_s.arg(what, key));
    return refused("ambiguous_variant", isSku ? u"sku"_s : u"supplierCode"_s,
                   u"%1 variants have the %2 \"%3\"; tell them apart by variantId."_s.arg(count).arg(what, key));
}

} // namespace

void FileNames::take(const ImportedProduct &row)
{
    if (!row.sku().isEmpty() && m_skus.contains(row.sku()))
        m_repeatedSkus.insert(row.sku());
    if (!row.sku().isEmpty())
        m_skus.insert(row.sku());
    if (!row.stemLength() || row.product.isEmpty())
        return;
    const size_t key = keyOf(row.product, row.variant);
    const auto known = m_lengths.find(key);
    if (known == m_lengths.end())
        m_lengths.insert(key, {.first = *row.stemLength()});
    else
        known->areSeveral = known->areSeveral || known->first != *row.stemLength();
}

bool FileNames::hasOtherLength(const QString &product, const QString &variant,
                               const std::optional<double> &length) const
{
    const auto known = m_lengths.constFind(keyOf(product, variant));
    return known != m_lengths.cend() && (known->areSeveral || known->first != length);
}

size_t FileNames::keyOf(const QString &product, const QString &variant)
{
    return qHashMulti(0x51ed270b, caseFolded(product), caseFolded(variant));
}

Result<RowMatcher::Target> RowMatcher::match(const ImportedProduct &row) const
{
    const auto byKey = TRY(matchByKey(row));
    if (byKey)
        return *byKey;
    return matchByName(row);
}

Result<std::optional<RowMatcher::Target>> RowMatcher::matchByKey(const ImportedProduct &row) const
{
    // Ids of another shop tell nothing here.
    const std::optional<ProductId> product =
        row.productId && m_index.contains(*row.productId) ? row.productId : std::nullopt;
    std::optional<VariantId> variant = row.variantId && m_index.contains(*row.variantId) ? row.variantId : std::nullopt;
    if (!variant && !row.sku().isEmpty() && !m_file.isRepeated(row.sku())) {
        const QList<VariantId> found = m_index.variantsWithSku(row.sku());
        if (found.size() == 1)
            variant = found.constFirst();
    }
    if (!variant)
        return std::optional<Target>();
    const Result<Target> target = known(*variant, product);
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
    const bool isProductByName = !row.productId || !m_index.contains(*row.productId);
    if (row.product.isEmpty() && isProductByName)
        return required(u"product"_s);
    if (row.variant.isEmpty())
        return required(u"variant"_s);
    const QList<ProductId> products =
        isProductByName ? m_index.productsNamed(row.product) : QList<ProductId>{*row.productId};
    QList<VariantId> found = ofLength(named(products, row.variant, row.sku()), row.stemLength());
    const auto length = found.isEmpty() ? std::nullopt : m_index.stemLengthOf(found.constFirst());
    const bool isOnly = found.size() == 1 && !m_file.hasOtherLength(row.product, row.variant, length);
    if (length != row.stemLength()
        && !isOnly) // Several lengths, and the row says none of them: another one, without a length.
        found.clear();
    if (found.size() > 1)
        return ambiguousVariant(found.size(), row.product, row.variant);
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

/// The variants of this length. If there is none and the row has no length: all of them.
QList<VariantId> RowMatcher::ofLength(const QList<VariantId> &variants, const std::optional<double> &length) const
{
    QList<VariantId> alike;
    for (const VariantId &id : variants) {
        if (m_index.stemLengthOf(id) == length)
            alike += id;
    }
    return alike.isEmpty() && !length ? variants : alike;
}

std::optional<VariantId> RowMatcher::keyed(const ImportedPrice &row, SupplierId supplier) const
{
    if (!row.sku.isEmpty()) {
        if (const QList<VariantId> found = m_index.variantsWithSku(row.sku); found.size() == 1)
            return found.constFirst();
    }
    if (!row.supplierCode.isEmpty()) {
        if (const QList<VariantId> found = m_index.variantsWithCode(supplier, row.supplierCode); found.size() == 1)
            return found.constFirst();
    }
    return std::nullopt;
}

Result<VariantId> RowMatcher::match(const ImportedPrice &row, SupplierId supplier) const
{
    if (row.variantId && m_index.contains(*row.variantId))
        return *row.variantId;
    const bool isNamed = !row.product.isEmpty() || !row.variant.isEmpty();
    const bool isKeyed = !row.sku.isEmpty() || !row.supplierCode.isEmpty();
    if (row.variantId && !isKeyed && !isNamed)
        return missing("variant", u"variantId"_s);
    if (const auto found = keyed(row, supplier))
        return *found;
    if (isKeyed && !isNamed)
        return unkeyed(row, supplier, m_index);
    if (row.product.isEmpty())
        return required(u"product"_s);
    if (row.variant.isEmpty())
        return required(u"variant"_s);
    const QList<VariantId> found =
        ofLength(named(m_index.productsNamed(row.product), row.variant, row.sku), row.stemLength);
    if (found.isEmpty())
        return variantNotFound(row.stemLength ? u"There is no variant \"%1\" \"%2\" of %3 cm."_s.arg(
                                   row.product, row.variant, numberText(*row.stemLength))
                                              : u"There is no variant \"%1\" \"%2\"."_s.arg(row.product, row.variant));
    if (found.size() > 1)
        return ambiguousVariant(found.size(), row.product, row.variant);
    return found.constFirst();
}

} // namespace stemdesk
