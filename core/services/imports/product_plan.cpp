#include "core/services/imports/product_plan.h"

#include "core/base/text.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

size_t suppliersOf(const ImportedProduct &row)
{
    size_t hash = 0;
    for (const ImportedSupplier &supplier : row.suppliers.value_or(QList<ImportedSupplier>()))
        hash = qHashMulti(hash, caseFolded(supplier.name), supplier.place);
    return hash;
}

} // namespace

Status ProductPlan::add(const Result<ImportedProduct> &row)
{
    m_rows.push_back({.isRefused = true});
    if (!row)
        return row.error();
    const RowMatcher::Target target = TRY(m_matcher.match(*row));
    TRY(checkPrice(target, *row));
    m_rows.back() = {
        .product = target.product, .variant = target.variant, .suppliers = suppliersOf(*row), .cells = cellsOf(*row)};
    imagine(m_rows.back(), target, *row);
    return {};
}

Status ProductPlan::checkPrice(const RowMatcher::Target &target, const ImportedProduct &row) const
{
    if (!m_prices.isWanted || !row.cost.isGiven())
        return {};
    const CatalogueIndex &index = m_matcher.index();
    const auto pack = row.fields.unitsPerPack.value_or(index.unitsPerPackOf(target.variant));
    TRY(row.cost.perUnit(pack));
    return m_prices.check(typeAfter(row, index.typeOf(target.product)));
}

/// Tells the index what later rows will find once this one is written.
void ProductPlan::imagine(PlannedRow &planned, const RowMatcher::Target &target, const ImportedProduct &row)
{
    CatalogueIndex &index = m_matcher.index();
    if (target.product.isNull())
        planned.product = ProductId::create();
    if (!row.product.isEmpty() && (target.product.isNull() || !target.isProductByName))
        index.put(planned.product, row.product, typeAfter(row, index.typeOf(target.product)));
    const CatalogueIndex::VariantKeys keys{row.variant, row.sku(), row.stemLength(),
                                           row.fields.unitsPerPack.value_or(std::nullopt)};
    if (!target.variant.isNull()) {
        index.amend(target.variant, keys);
        return;
    }
    planned.variant = VariantId::create();
    index.put(planned.product, planned.variant, keys);
}

void ProductPlan::finish()
{
    QHash<ProductId, quint32> ofProducts;
    QHash<VariantId, quint32> ofVariants;
    QSet<std::pair<VariantId, size_t>> priced;
    std::for_each(m_rows.rbegin(), m_rows.rend(), [&](PlannedRow &row) {
        if (row.isRefused)
            return;
        const std::pair price(row.variant, row.suppliers);
        const bool isPriced = (row.cells & CostCell) != 0;
        const quint32 ofPrices = isPriced && priced.contains(price) ? quint32(CostCell) : 0U;
        quint32 &product = ofProducts[row.product];
        quint32 &variant = ofVariants[row.variant];
        row.overridden = (row.cells & (product | variant)) | ofPrices;
        product |= row.cells & kProductCells;
        variant |= row.cells & ~(kProductCells | CostCell);
        if (isPriced)
            priced.insert(price);
    });
}

} // namespace stemdesk
