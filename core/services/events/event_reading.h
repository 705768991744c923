#pragma once

#include "core/pricing/price_breakdown.h"
#include "core/services/events/event_service.h"
#include "core/services/events/pricing_facts.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_store.h"

namespace stemdesk {

/// Groups with their lines, unpriced, and the prices they need.
struct GroupsToPrice {
    QList<EventGroup> groups;
    WantedPrices wanted;
};

/// The event's own fields with its pricing and contacts. NotFound if there is none.
Result<StoredEvent> storedEvent(const ServiceContext &context, EventId id);
/// The same without contacts: what its lines are priced by.
Result<StoredEvent> pricedHead(const ServiceContext &context, EventId id);

Result<GroupsToPrice> groupsOf(const ServiceContext &context, qint64 event);
/// The given groups of one event, with their lines.
Result<GroupsToPrice> withLines(const ServiceContext &context, qint64 event, const QList<StoredGroup> &groups);

/// Reads the groups and lines of every event, unpriced, with one query each. Returns the prices that the lines need.
Result<WantedPrices> fillGroups(const ServiceContext &context, QList<StoredEvent> &events);

/// Computes the figures of lines and subtotals in `read`, priced as parts of `event`.
Result<QList<EventGroup>> priced(const ServiceContext &context, const StoredEvent &event, const GroupsToPrice &read);

/// A whole, priced event with its price breakdown.
struct PricedEvent {
    Event event;
    PriceBreakdown breakdown;
};
Result<PricedEvent> readPricedEvent(const ServiceContext &context, EventId id);

/// See EventService::find().
Result<Event> readEvent(const ServiceContext &context, EventId id, const EventParts &parts);

} // namespace stemdesk
