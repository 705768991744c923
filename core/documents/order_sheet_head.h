#pragma once

#include "core/documents/print_type.h"
#include "core/domain/orders/order_sheet.h"

#include <QPointF>
#include <QString>
#include <QStringList>

class QPainter;

namespace stemdesk {

/// What stands above the table where a supplier's order, or the summary, begins.
class OrderSheetHead {
public:
    struct Words {
        QString label; ///< What kind of page this is.
        QString title;
        QStringList lines; ///< Address and e-mail.
        QString warning;
        QString deliver; ///< By when; empty where there is nothing to say.
        QStringList asked; ///< Beside the day.
        QString shop;
        QStringList shopLines; ///< Where and how the shop is reached.
        QString date; ///< Empty where there is none.
        QString eventsLabel;
        QStringList events;
        qsizetype maxEventLines = 3;
    };

    OrderSheetHead(const Words &words, const PrintTypes &types, qreal width);

    qreal height() const { return m_height; }
    void paint(QPainter &painter, QPointF topLeft) const;

private:
    void setLines();

    const PrintTypes &m_types;
    Words m_words;
    qreal m_width;
    QStringList m_title;
    QStringList m_shop;
    QStringList m_eventLines;
    qreal m_columnsHeight = 0;
    qreal m_height = 0;
};

} // namespace stemdesk
