#include "core/services/imports/product_plan.h"

#include "core/base/text.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

size_t keyOf(const ImportedSupplier &supplier)
{
    return qHashMulti(0, caseFolded(supplier.name), supplier.place);
}

size_t suppliersOf(const ImportedProduct &row)
{
    size_t hash = 0;
    for (const ImportedSupplier &supplier : row.suppliers.value_or(QList<ImportedSupplier>()))
        hash = qHashMulti(hash, keyOf(supplier));
    return hash;
}

} // namespace

Result<ProductPlan::Subject> ProductPlan::add(const Result<ImportedProduct> &row)
{
    m_rows.push_back({.isRefused = true});
    if (!row)
        return row.error();
    const RowMatcher::Target target = TRY(m_matcher.match(*row));
    TRY(checkPrice(target, *row));
    m_rows.back() = {
        .product = target.product, .variant = target.variant, .suppliers = suppliersOf(*row), .cells = cellsOf(*row)};
    for (const ImportedTerms &terms : row->terms)
        m_rows.back().terms.push_back({.supplier = keyOf(terms.supplier), .cells = cellsOf(terms)});
    imagine(m_rows.back(), target, *row);
    return Subject{.product = m_rows.back().product, .variant = m_rows.back().variant};
}

Status ProductPlan::checkPrice(const RowMatcher::Target &target, const ImportedProduct &row) const
{
    if (!m_prices.isWanted || !row.cost.isGiven())
        return {};
    const CatalogueIndex &index = m_matcher.index();
    if (!row.anyPack() && !index.hasPack(target.variant)) {
        TRY(row.cost.perUnit({}));
    }
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
    const CatalogueIndex::VariantKeys keys{
        .name = row.variant, .sku = row.sku(), .stemLength = row.stemLength(), .hasPack = row.anyPack().has_value()};
    if (!target.variant.isNull()) {
        index.amend(target.variant, keys);
        return;
    }
    planned.variant = VariantId::create();
    index.put(planned.product, planned.variant, keys);
}

QSet<VariantId> ProductPlan::variants() const
{
    QSet<VariantId> variants;
    for (const PlannedRow &row : m_rows) {
        if (!row.isRefused)
            variants += row.variant;
    }
    return variants;
}

void ProductPlan::markOverridden(ImportedProduct &row, qsizetype place) const
{
    if (place >= count())
        return;
    const PlannedRow &planned = m_rows.at(size_t(place));
    row.overridden = planned.overridden;
    for (size_t i = 0; i < planned.terms.size() && i < size_t(row.terms.size()); ++i)
        row.terms[qsizetype(i)].overridden = planned.terms.at(i).overridden;
}

void ProductPlan::finish()
{
    QHash<ProductId, quint32> ofProducts;
    QHash<VariantId, quint32> ofVariants;
    QSet<std::pair<VariantId, size_t>> priced;
    QHash<std::pair<VariantId, size_t>, quint32> sold;
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
        for (PlannedTerms &terms : row.terms) {
            quint32 &later = sold[{row.variant, terms.supplier}];
            terms.overridden = terms.cells & later;
            later |= terms.cells;
        }
        if (isPriced)
            priced.insert(price);
    });
}

} // namespace stemdesk
