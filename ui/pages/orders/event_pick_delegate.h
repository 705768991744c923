#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

struct ColourTokens;

/// Paints the rows of an EventPickModel. A click anywhere on a row, or Space, sets or takes its check mark.
class EventPickDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    static void paintWeek(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens);
    static void paintEvent(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens);
};

} // namespace stemdesk::ui
