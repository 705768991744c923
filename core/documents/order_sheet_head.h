#pragma once

#include "core/documents/page_flow.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

class Stationery;

/// What is said above the table where a supplier's order, or the summary, begins.
struct OrderSheetWords {
    QString label; ///< What kind of page this is.
    QString title;
    QStringList lines; ///< Address and e-mail.
    QString warning;
    QString deliver; ///< By when; empty where there is nothing to say.
    QStringList asked; ///< Beside the day.
    QString date; ///< Empty where there is none.
    QString eventsLabel;
    QStringList events;
    qsizetype maxEventLines = 3;
};

/// Whom it is for on the left, the shop on the right, the events below.
Blocks orderSheetHead(const OrderSheetWords &words, const Stationery &stationery);

} // namespace stemdesk
