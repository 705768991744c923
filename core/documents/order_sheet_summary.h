#pragma once

#include "core/documents/order_sheet_table.h"

namespace stemdesk {

/// The summary's table of suppliers with their pages and costs.
class OrderSheetSummary {
public:
    OrderSheetSummary(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types, qreal width);

    Block head() const;
    /// `page` is the number that is printed.
    Block row(qsizetype supplier, int page) const;

private:
    static constexpr size_t kColumns = 5;
    using Cells = std::array<QString, kColumns>;

    void setColumns();

    const DocumentLanguage &m_language;
    const PrintTypes &m_types;
    qreal m_width;
    Cells m_titles;
    QList<Cells> m_rows;
    std::array<qreal, kColumns> m_right{}; ///< Right edges of the figures; in the first column, of the names.
};

/// The supplier's name on paper, which lines without one have too.
QString printedName(const OrderSheetSupplier &supplier, const DocumentLanguage &language);

} // namespace stemdesk
