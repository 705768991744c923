#pragma once

#include "core/services/imports/import_lists.h"
#include "core/services/imports/row_matcher.h"

#include <vector>

namespace stemdesk {

/// A whole file of products thought through before any of it is written: which rows cannot be taken, and which cells a
/// later row about the same thing overrides. A few bytes a row.
class ProductPlan {
public:
    ProductPlan(RowMatcher matcher, PriceTargetType prices) : m_matcher(std::move(matcher)), m_prices(std::move(prices))
    {}

    /// The next row of the file, or why it is none.
    Status add(const Result<ImportedProduct> &row);
    /// After the last row.
    void finish();

    qsizetype count() const { return qsizetype(m_rows.size()); }
    bool isRefused(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).isRefused; }
    /// The variants that rows are about; of those that are new, imagined ones.
    QSet<VariantId> variants() const;
    /// Tells the row what later rows give a value to.
    void markOverridden(ImportedProduct &row, qsizetype place) const;

private:
    struct PlannedTerms {
        size_t supplier = 0; ///< A hash of its name.
        quint32 cells = 0;
        quint32 overridden = 0;
    };
    struct PlannedRow {
        ProductId product; ///< Imagined where the file makes it.
        VariantId variant;
        size_t suppliers = 0; ///< A hash of those whose price the row says.
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
