#pragma once

#include "ui/widgets/layout/card_list.h"

namespace stemdesk::ui {

/// Paints an event as a card of the board: name, date, people, palette and price.
class BoardCardDelegate : public CardPainter {
    Q_OBJECT

public:
    using CardPainter::CardPainter;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QRect cardRect(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui
