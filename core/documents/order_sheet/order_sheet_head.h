#pragma once

#include "core/documents/layout/page_flow.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

class Stationery;

/// The text above the table of a supplier's order, or of the summary.
struct OrderSheetWords {
    QString label; ///< The kind of page.
    QString title;
    QStringList lines; ///< Address and e-mail.
    QString warning;
    QString deliver; ///< Delivery date; may be empty.
    QStringList asked; ///< Other delivery instructions.
    QString date; ///< May be empty.
    QString reference; ///< To be named on the telephone; may be empty.
    QString eventsLabel;
    QStringList events;
    qsizetype maxEventLines = 3;
};

/// The addressee on the left, the shop on the right, the events below.
Blocks orderSheetHead(const OrderSheetWords &words, const Stationery &stationery);

} // namespace stemdesk
