#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/document_language.h"

#include <QList>

#include <array>
#include <cstddef>

namespace stemdesk {

/// The lines of an order sheet as a table of a given width. Columns are as wide as their contents; if that is too much,
/// names are wrapped.
class OrderSheetTable {
public:
    OrderSheetTable(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types, qreal width);

    Block head() const;
    Block row(qsizetype supplier, qsizetype line) const;

private:
    static constexpr size_t kColumns = 9;

    struct Row {
        std::array<QString, kColumns> cells;
        bool isPriced = true;
    };
    struct Column {
        qreal left = 0;
        qreal width = 0; ///< 0 if the column is empty.
        QStringList title;
    };

    Row rowFrom(const OrderSheetLine &line, const DocumentLanguage &language) const;
    const PrintType &typeOf(size_t column) const;
    /// Returns how many lines it takes.
    qsizetype addWrapped(Block &block, size_t column, const QString &text) const;
    std::array<qreal, kColumns> naturalWidths() const;
    void setColumns(qreal width);
    void placeColumns(qreal spare);

    const PrintTypes &m_types;
    std::array<QString, kColumns> m_titles;
    QList<QList<Row>> m_rows; ///< By supplier.
    std::array<Column, kColumns> m_columns;
    qreal m_width = 0;
    qreal m_headHeight = 0;
};

} // namespace stemdesk
