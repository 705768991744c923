#pragma once

#include "core/services/imports/import_terms.h"
#include "core/services/imports/row_matcher.h"

#include <vector>

namespace stemdesk {

/// Analyses a whole file of prices before any of it is written: which rows must be refused, and which give the same
/// price as a later row. Takes a few bytes per row.
class PricePlan {
public:
    using Pair = std::pair<VariantId, SupplierId>;

    static Result<PricePlan> open(ServiceContext &context);

    /// The next row of the file, or the error in its place; returns what the row's price is for.
    /// supplier_not_found, and the errors of RowMatcher.
    Result<Pair> add(const Result<ImportedPrice> &row);
    /// Call it after the last row.
    void finish();

    qsizetype count() const { return qsizetype(m_rows.size()); }
    bool isRefused(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).pair < 0; }
    /// The variants of all rows.
    QSet<VariantId> variants() const { return m_variants; }
    bool isOverridden(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).isOverridden; }

private:
    struct PlannedRow {
        int pair = -1; ///< A number for each variant and supplier.
        bool hasCost = false;
        bool isOverridden = false;
    };

    PricePlan(RowMatcher matcher, ImportTerms terms) : m_matcher(std::move(matcher)), m_terms(std::move(terms)) {}

    RowMatcher m_matcher;
    ImportTerms m_terms;
    QHash<Pair, int> m_pairs;
    QSet<VariantId> m_variants;
    std::vector<PlannedRow> m_rows;
};

} // namespace stemdesk
