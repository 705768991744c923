#pragma once

#include "core/domain/billing/minor_unit.h"
#include "core/domain/reports/report_facts.h"

namespace stemdesk {

/// One event's part of an order sheet's line, in minor units.
struct SupplyShare {
    qsizetype supply = 0; ///< The line's place.
    EventId eventId;
    qint64 ordered = 0;
    qint64 received = 0;
    qint64 rejected = 0;
    qint64 credited = 0;
};

/// Each line's amounts, rounded, and shared over its events by the units that they need; the shares of a line add up to
/// it. In order of the lines.
QList<SupplyShare> supplyShares(const QList<SupplyFact> &supplies, MinorUnit unit);

/// The shares of one event that count as what its goods came to: of each variant and supplier the newest whole sheet's
/// that was received, and those of top-ups after it, as in its profit.
QList<SupplyShare> receivedShares(const QList<SupplyShare> &ofEvent, const QList<SupplyFact> &supplies);

/// The cost of each event's received goods, less credits, in minor units; without events for which nothing came in.
QHash<EventId, qint64> receivedCosts(const QList<SupplyFact> &supplies, MinorUnit unit);

} // namespace stemdesk
