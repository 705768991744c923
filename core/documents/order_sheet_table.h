#pragma once

#include "core/documents/print_type.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/shops/document_language.h"

#include <QList>

#include <array>
#include <cstddef>

class QPainter;

namespace stemdesk {

/// The lines of an order sheet as a table of one width: its columns are as wide as what stands in them, and where that
/// is too much, names are wrapped.
class OrderSheetTable {
public:
    OrderSheetTable(const OrderSheet &sheet, const DocumentLanguage &language, const PrintTypes &types, qreal width);

    qreal headHeight() const { return m_headHeight; }
    qreal rowHeight(qsizetype supplier, qsizetype line) const;

    void paintHead(QPainter &painter, qreal left, qreal top) const;
    void paintRow(QPainter &painter, qsizetype supplier, qsizetype line, QPointF topLeft) const;

private:
    static constexpr size_t kColumns = 12;

    struct Row {
        std::array<QString, kColumns> cells;
        int textLines = 1;
        bool isPriced = true;
    };
    struct Column {
        qreal left = 0;
        qreal width = 0; ///< 0: nothing stands in it anywhere.
        QStringList title;
    };

    Row rowFrom(const OrderSheetLine &line, const DocumentLanguage &language) const;
    const PrintType &typeOf(size_t column) const;
    std::array<qreal, kColumns> naturalWidths() const;
    void setColumns(qreal width);
    void placeColumns(qreal spare);
    void countTextLines(Row &row) const;

    const PrintTypes &m_types;
    std::array<QString, kColumns> m_titles;
    QList<QList<Row>> m_rows; ///< By supplier.
    std::array<Column, kColumns> m_columns;
    qreal m_width = 0;
    qreal m_headHeight = 0;
};

} // namespace stemdesk
