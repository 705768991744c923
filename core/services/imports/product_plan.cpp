#include "core/services/imports/product_plan.h"

#include <algorithm>

namespace stemdesk {

Status ProductPlan::add(const Result<ImportedProduct> &row)
{
    m_rows.push_back({.isRefused = true});
    if (!row)
        return row.error();
    const Result<RowMatcher::Target> target = m_matcher.match(*row);
    if (!target)
        return target.error();
    m_rows.back() = {.target = imagined(*target, *row), .cells = cellsOf(*row)};
    return {};
}

/// Tells the index what later rows will find once this one is written.
PlannedTarget ProductPlan::imagined(const RowMatcher::Target &target, const ImportedProduct &row)
{
    PlannedTarget planned{.target = target,
                          .isProductNew = target.product.isNull(),
                          .isVariantNew = target.variant.isNull(),
                          .isImagined = m_imagined.contains(target.variant)};
    CatalogueIndex &index = m_matcher.index();
    if (planned.isProductNew)
        planned.target.product = ProductId::create();
    if (!row.product.isEmpty() && (planned.isProductNew || !target.isProductByName))
        index.put(planned.target.product, row.product);
    if (!planned.isVariantNew) {
        index.amend(target.variant, row.variant, row.sku());
        return planned;
    }
    planned.target.variant = VariantId::create();
    m_imagined.insert(planned.target.variant);
    index.put(planned.target.product, planned.target.variant, row.variant, row.sku());
    return planned;
}

void ProductPlan::finish()
{
    QHash<ProductId, quint32> ofProducts;
    QHash<VariantId, quint32> ofVariants;
    std::for_each(m_rows.rbegin(), m_rows.rend(), [&](PlannedRow &row) {
        if (row.isRefused)
            return;
        quint32 &product = ofProducts[row.target.target.product];
        quint32 &variant = ofVariants[row.target.target.variant];
        row.overridden = row.cells & (product | variant);
        product |= row.cells & kProductCells;
        variant |= row.cells & ~kProductCells;
    });
    m_imagined.clear();
}

} // namespace stemdesk
