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
    Totals storedTotals; ///< As stored in its row.
    int storedLinesCount = 0;
    QHash<QString, PriceListId> listsInUse; ///< By the types of its lines.
};

/// The money of all events of a shop (its key) as the contract says it is, worked out from nothing but the stored rows,
/// step by step and the slow way: what the program's figures are compared with. It shares no code with them.
QList<PlainEvent> plainMoney(Session &session, qint64 shop);

} // namespace stemdesk
