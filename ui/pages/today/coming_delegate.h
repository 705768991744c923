#pragma once

#include "ui/theme/tokens.h"

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints the rows of ComingModel along a line of time: the day, a mark in the tone of the status, the event with when
/// and where, its status and price.
class ComingDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static void paintWeek(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens);
    static void paintDay(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens);
    static void paintLine(QPainter &painter, const QRect &row, int x, const QModelIndex &index,
                          const ColourTokens &tokens);
    static void paintEvent(QPainter &painter, QRect area, const QModelIndex &index, const ColourTokens &tokens);
};

} // namespace stemdesk::ui
