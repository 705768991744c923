#include "core/base/wording.h"
#include "core/domain/field_rules.h"
#include "core/services/catalogue/product_batch.h"
#include "core/services/taken.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error notOnProduct(const QString &field, const VariantId &variant, const ProductId &product)
{
    return refused(
        "variant_not_on_product", field,
        u"The variant %1 is one of another product, %2."_s.arg(quoted(variant.text()), quoted(product.text())));
}

} // namespace

ProductBatch::GivenVariants ProductBatch::givenIn(const ProductRow &row) const
{
    GivenVariants given;
    if (row.hasVariant)
        given.append({row.variantId, &row.variant, m_variantPath});
    if (!row.variants)
        return given;
    for (const VariantRow &variant : *row.variants)
        given.append({variant.variantId, &variant.variant, rowOf(u"variants"_s, given.size()) + u'.'});
    return given;
}

/// The variant that a row refers to; nullptr if it has to be created.
Result<ProductBatch::VariantState *> ProductBatch::stateOf(const GivenVariant &given, bool matchesSku) const
{
    if (given.id) {
        VariantState *state = m_variantById.value(*given.id);
        if (!state)
            return missing("variant", given.path + u"variantId"_s, given.id->text());
        return state;
    }
    if (VariantState *state = m_variantByExternalId.value(asStored(given.patch->externalId)))
        return state;
    if (!matchesSku)
        return nullptr;
    const QString sku = asStored(given.patch->sku);
    if (sku.isEmpty())
        return required(given.path + u"sku"_s);
    const QList<VariantState *> matching = m_variantsBySku.value(sku);
    if (matching.size() > 1)
        return refused(
            "sku_ambiguous", given.path + u"sku"_s,
            u"The sku %1 is that of %2 variants: name the one that is meant by its variantId."_s.arg(quoted(sku))
                .arg(matching.size()));
    return matching.isEmpty() ? nullptr : matching.constFirst();
}

Result<ProductBatch::ProductState *> ProductBatch::productOf(const ProductRow &row, const GivenVariants &given) const
{
    if (row.productId) {
        ProductState *state = m_productById.value(*row.productId);
        if (!state)
            return missing("product", u"productId"_s, row.productId->text());
        return state;
    }
    const bool hasIds = std::ranges::any_of(given, [](const GivenVariant &one) { return one.id.has_value(); });
    return hasIds ? nullptr : m_productByExternalId.value(asStored(row.product.externalId));
}

Result<ProductBatch::Target> ProductBatch::targetOf(const ProductRow &row, const GivenVariants &given) const
{
    Target target;
    ProductState *product = TRY(productOf(row, given));
    target.product = product;
    for (const GivenVariant &one : given) {
        VariantState *variant = TRY(stateOf(one, row.matchesSku));
        VariantState *state = variant;
        if (state && target.variants.contains(state))
            return invalid(
                u"variants"_s,
                u"Two of the row's variants are the same one, %1."_s.arg(quoted(state->stored.variant.id.text())));
        if (state && target.product && state->product != target.product)
            return notOnProduct(one.path + u"variantId"_s, state->stored.variant.id, state->product->stored.product.id);
        if (state)
            target.product = state->product;
        target.variants.append(state);
    }
    return target;
}

/// Checks the external ids that the row's objects will have.
Status ProductBatch::requireFreeIds(const Target &target, const NewState &after, const GivenVariants &given) const
{
    const QString &ofProduct = after.product.externalId;
    const ProductState *product = m_productByExternalId.value(ofProduct);
    if (!ofProduct.isEmpty() && product && product != target.product)
        return externalIdTaken(ofProduct, product->stored.product.id.text());
    QSet<QString> taken;
    for (qsizetype at = 0; at < given.size(); ++at) {
        const QString &externalId = after.variants.at(at).externalId;
        if (externalId.isEmpty())
            continue;
        const VariantState *owner = m_variantByExternalId.value(externalId);
        if ((owner && owner != target.variants.at(at)) || taken.contains(externalId))
            return externalIdTaken(externalId, owner ? owner->stored.variant.id.text() : QByteArray(),
                                   given.at(at).path);
        taken += externalId;
    }
    return {};
}

} // namespace stemdesk
