#pragma once

#include "core/services/imports/row_matcher.h"

#include <QHash>

#include <vector>

namespace stemdesk {

/// What a row will be about.
struct PlannedTarget {
    RowMatcher::Target target;
    bool isProductNew = false; ///< Made by this row; its id is imagined, as that of all that the file makes.
    bool isVariantNew = false;
    bool isImagined = false; ///< The variant is one that an earlier row makes.
};

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
    const PlannedTarget &target(qsizetype row) const { return m_rows.at(size_t(row)).target; }
    bool isRefused(qsizetype row) const { return row < count() && m_rows.at(size_t(row)).isRefused; }
    /// ImportedCells that later rows give a value to.
    quint32 overridden(qsizetype row) const { return row < count() ? m_rows.at(size_t(row)).overridden : 0; }

private:
    struct PlannedRow {
        PlannedTarget target;
        quint32 cells = 0;
        quint32 overridden = 0;
        bool isRefused = false;
    };

    PlannedTarget imagined(const RowMatcher::Target &target, const ImportedProduct &row);

    RowMatcher m_matcher;
    QSet<VariantId> m_imagined;
    std::vector<PlannedRow> m_rows;
};

} // namespace stemdesk
