#pragma once

#include "core/base/id.h"
#include "core/domain/money.h"

#include <QHash>
#include <QList>

namespace stemdesk {

class Session;

/// A group's lines in order of position, and its subtotal.
struct PlainGroup {
    EventGroupId id;
    QList<EventItemId> lines;
    QList<LinePrice> prices; ///< One for each line.
    Totals subtotal;
};

/// The money of one event.
struct PlainEvent {
    EventId id;
    int linesCount = 0;
    QList<PlainGroup> groups; ///< In order of position.
    Totals totals;
    Totals storedTotals; ///< From the event's row.
    int storedLinesCount = 0;
    QHash<QString, PriceListId> listsInUse; ///< By product type.
};

/// The money of all events of a shop (given by its key), computed from the stored rows alone as the contract describes
/// it, step by step and slowly. The program's figures are compared with it, so it shares no code with them.
QList<PlainEvent> plainMoney(Session &session, qint64 shop);

} // namespace stemdesk
