#pragma once

#include "ui/widgets/layout/card_list.h"

namespace stemdesk::ui {

/// Paints a task as a card of its day: a circle to tick, title, event, time and length; above the first one of a
/// person, the name.
class TaskDelegate : public CardPainter {
    Q_OBJECT

public:
    using CardPainter::CardPainter;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QRect cardRect(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The checkbox of a card painted in `rect`.
    static QRect tickOf(const QRect &rect, const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    bool m_isDoubleClick = false;
};

} // namespace stemdesk::ui
