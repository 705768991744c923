#include "core/reports/supply_shares.h"

#include "core/reports/rate_sums.h"

#include <QHash>

#include <utility>

namespace stemdesk {

namespace {

QList<qint64> shared(double amount, const SupplyFact &supply, MinorUnit unit)
{
    const qint64 count = unit.rounded(amount);
    if (count == 0 || supply.eventUnits.size() == 1) {
        const QList<qint64> alike(supply.eventUnits.size(), count);
        return alike;
    }
    long double units = 0;
    for (const EventUnits &event : supply.eventUnits)
        units += event.unitsNeeded;
    QList<long double> exact;
    for (const EventUnits &event : supply.eventUnits)
        exact.append(units > 0 ? static_cast<long double>(count) * event.unitsNeeded / units : 0);
    return wholeParts(count, exact);
}

} // namespace

QList<SupplyShare> supplyShares(const QList<SupplyFact> &supplies, MinorUnit unit)
{
    QList<SupplyShare> shares;
    for (qsizetype at = 0; at < supplies.size(); ++at) {
        const SupplyFact &supply = supplies.at(at);
        const QList<qint64> ordered = shared(supply.orderedExclTax, supply, unit);
        const QList<qint64> received = shared(supply.receivedExclTax, supply, unit);
        const QList<qint64> rejected = shared(supply.rejectedExclTax, supply, unit);
        const QList<qint64> credited = shared(supply.creditExclTax, supply, unit);
        for (qsizetype event = 0; event < supply.eventUnits.size(); ++event)
            shares.append({.supply = at,
                           .eventId = supply.eventUnits.at(event).eventId,
                           .ordered = ordered.at(event),
                           .received = received.at(event),
                           .rejected = rejected.at(event),
                           .credited = credited.at(event)});
    }
    return shares;
}

QList<SupplyShare> receivedShares(const QList<SupplyShare> &ofEvent, const QList<SupplyFact> &supplies)
{
    const auto keyOf = [](const SupplyFact &supply) { return std::pair{supply.variantId, supply.supplierId}; };
    QHash<std::pair<VariantId, SupplierId>, qsizetype> newestWhole;
    for (const SupplyShare &share : ofEvent) {
        const SupplyFact &supply = supplies.at(share.supply);
        if (supply.isReceived && !supply.isTopUp)
            newestWhole.insert(keyOf(supply), share.supply);
    }
    QList<SupplyShare> counted;
    for (const SupplyShare &share : ofEvent) {
        const SupplyFact &supply = supplies.at(share.supply);
        if (supply.isReceived && share.supply >= newestWhole.value(keyOf(supply), -1))
            counted.append(share);
    }
    return counted;
}

QHash<EventId, qint64> receivedCosts(const QList<SupplyFact> &supplies, MinorUnit unit)
{
    QHash<EventId, QList<SupplyShare>> shares;
    for (const SupplyShare &share : supplyShares(supplies, unit))
        shares[share.eventId].append(share);
    QHash<EventId, qint64> costs;
    for (const auto &[event, ofEvent] : shares.asKeyValueRange()) {
        for (const SupplyShare &share : receivedShares(ofEvent, supplies))
            addAmount(costs[event], share.received - share.credited);
    }
    return costs;
}

} // namespace stemdesk
