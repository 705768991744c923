#pragma once

#include "core/services/row_matcher.h"

#include <QHash>

#include <vector>

namespace stemdesk {

/// A whole file of products thought through before any of it is written: which rows cannot be taken, and which cells a
/// later row about the same thing overrides. A few bytes a row.
class ProductPlan {
public:
    explicit ProductPlan(RowMatcher matcher) : m_matcher(std::move(matcher)) {}

    /// The next row of the file, or why it is none.
    Status add(const Result<ImportedProduct> &row);
    /// After the last row.
    void finish();

    qsizetype count() const { return qsizetype(m_rows.size()); }
    bool isRefused(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).isRefused; }
    /// ImportedCells that later rows give a value to.
    quint32 overridden(qsizetype row) const { return row < count() ? m_rows.at(size_t(row)).overridden : 0; }

private:
    struct PlannedRow {
        int product = -1; ///< Numbers of what the rows are about, from 0.
        int variant = -1;
        quint32 cells = 0;
        quint32 overridden = 0;
        bool isRefused = false;
    };

    void imagine(RowMatcher::Target &target, const ImportedProduct &row);

    RowMatcher m_matcher;
    QHash<ProductId, int> m_products;
    QHash<VariantId, int> m_variants;
    std::vector<PlannedRow> m_rows;
};

} // namespace stemdesk
