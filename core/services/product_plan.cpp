#include "core/services/product_plan.h"

#include <algorithm>

namespace stemdesk {

namespace {

template <class IdType>
int numberOf(QHash<IdType, int> &numbers, const IdType &id)
{
    const auto known = numbers.constFind(id);
    return known != numbers.cend() ? *known : *numbers.insert(id, int(numbers.size()));
}

} // namespace

Status ProductPlan::add(const Result<ImportedProduct> &row)
{
    m_rows.push_back({.isRefused = true});
    if (!row)
        return row.error();
    Result<RowMatcher::Target> target = m_matcher.match(*row);
    if (!target)
        return target.error();
    imagine(*target, *row);
    m_rows.back() = {.product = numberOf(m_products, target->product),
                     .variant = numberOf(m_variants, target->variant),
                     .cells = cellsOf(*row)};
    return {};
}

/// What later rows will find once this one is written.
void ProductPlan::imagine(RowMatcher::Target &target, const ImportedProduct &row)
{
    CatalogueIndex &index = m_matcher.index();
    if (target.product.isNull())
        target.product = ProductId::create();
    if (!target.isProductByName || !index.contains(target.product)) {
        if (!row.product.isEmpty())
            index.put(target.product, row.product);
    }
    if (!target.variant.isNull()) {
        index.amend(target.variant, row.variant, row.sku());
        return;
    }
    target.variant = VariantId::create();
    index.put(target.product, target.variant, row.variant, row.sku());
}

void ProductPlan::finish()
{
    std::vector<quint32> ofProducts(size_t(m_products.size()));
    std::vector<quint32> ofVariants(size_t(m_variants.size()));
    std::for_each(m_rows.rbegin(), m_rows.rend(), [&](PlannedRow &row) {
        if (row.isRefused)
            return;
        quint32 &product = ofProducts.at(size_t(row.product));
        quint32 &variant = ofVariants.at(size_t(row.variant));
        row.overridden = row.cells & (product | variant);
        product |= row.cells & kProductCells;
        variant |= row.cells & ~kProductCells;
    });
    m_products.clear();
    m_variants.clear();
}

} // namespace stemdesk
