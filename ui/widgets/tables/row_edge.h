#pragma once

#include <QObject>

#include <functional>

class QAbstractItemView;
class QPainter;

namespace stemdesk::ui {

/// Continues the head and the rows of a table below its scroll bar, so that lines and tints end where the table does.
class RowEdge : public QObject {
    Q_OBJECT

public:
    /// Paints the empty ends of the visible rows, in the viewport's heights.
    using PaintRows = std::function<void(QPainter &painter, int width)>;

    /// Belongs to the table.
    RowEdge(QAbstractItemView &table, PaintRows paintRows);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paint();

    QAbstractItemView &m_table;
    PaintRows m_paintRows;
};

} // namespace stemdesk::ui
