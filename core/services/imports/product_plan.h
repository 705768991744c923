#pragma once

#include "core/services/imports/import_lists.h"
#include "core/services/imports/row_matcher.h"

#include <vector>

namespace stemdesk {

/// Analyses a whole file of products before any of it is written: which rows must be refused, and which cells a later
/// row about the same thing overrides. Takes a few bytes per row.
class ProductPlan {
public:
    ProductPlan(RowMatcher matcher, PriceTargetType prices) : m_matcher(std::move(matcher)), m_prices(std::move(prices))
    {}

    /// What a row is about; with made-up ids if the file creates it.
    struct Subject {
        ProductId product;
        VariantId variant;
    };

    /// The next row of the file, or the error in its place.
    Result<Subject> add(const Result<ImportedProduct> &row);
    /// Call it after the last row.
    void finish();

    qsizetype count() const { return qsizetype(m_rows.size()); }
    bool isRefused(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).isRefused; }
    /// The variants that rows are about; new ones have made-up ids.
    QSet<VariantId> variants() const;
    /// Marks the cells of the row to which later rows give another value.
    void markOverridden(ImportedProduct &row, qsizetype place) const;

private:
    struct PlannedTerms {
        size_t supplier = 0; ///< A hash of its name.
        quint32 cells = 0;
        quint32 overridden = 0;
    };
    struct PlannedRow {
        ProductId product; ///< A made-up id if the file creates it.
        VariantId variant;
        size_t suppliers = 0; ///< A hash of the suppliers whose price the row gives.
        quint32 cells = 0;
        quint32 overridden = 0;
        bool isRefused = false;
        std::vector<PlannedTerms> terms;
    };

    void imagine(PlannedRow &planned, const RowMatcher::Target &target, const ImportedProduct &row);

    Status checkPrice(const RowMatcher::Target &target, const ImportedProduct &row) const;

    RowMatcher m_matcher;
    PriceTargetType m_prices;
    std::vector<PlannedRow> m_rows;
};

} // namespace stemdesk
