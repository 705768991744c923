#include "core/services/imports/price_plan.h"

#include "core/services/service_context.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<PricePlan> PricePlan::open(ServiceContext &context)
{
    CatalogueIndex index = TRY(CatalogueIndex::load(context));
    ImportTerms terms = TRY(ImportTerms::load(context));
    return PricePlan(RowMatcher(std::move(index)), std::move(terms));
}

Result<PricePlan::Pair> PricePlan::add(const Result<ImportedPrice> &row)
{
    m_rows.push_back({});
    if (!row)
        return row.error();
    const Result<SupplierId> supplier = m_terms.supplierOf(*row);
    const VariantId variant = TRY(m_matcher.match(*row, supplier.value_or(SupplierId())));
    if (!supplier)
        return supplier.error();
    m_variants += variant;
    const Pair pair(variant, *supplier);
    auto known = m_pairs.constFind(pair);
    if (known == m_pairs.cend())
        known = m_pairs.insert(pair, int(m_pairs.size()));
    m_rows.back() = {.pair = *known, .hasCost = row->cost.isGiven()};
    return pair;
}

void PricePlan::finish()
{
    std::vector<bool> isSaid(size_t(m_pairs.size()));
    std::for_each(m_rows.rbegin(), m_rows.rend(), [&isSaid](PlannedRow &row) {
        if (row.pair < 0)
            return;
        row.isOverridden = isSaid.at(size_t(row.pair));
        if (row.hasCost)
            isSaid.at(size_t(row.pair)) = true;
    });
    m_pairs.clear();
}

} // namespace stemdesk
