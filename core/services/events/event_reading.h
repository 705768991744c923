#pragma once

#include "core/pricing/price_breakdown.h"
#include "core/services/events/event_service.h"
#include "core/services/events/pricing_facts.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_store.h"

namespace stemdesk {

/// Groups with their lines, not priced, and the prices that these need.
struct GroupsToPrice {
    QList<EventGroup> groups;
    WantedPrices wanted;
};

/// The event's own fields with its pricing and contacts. NotFound if there is none.
Result<StoredEvent> storedEvent(const ServiceContext &context, EventId id);

Result<GroupsToPrice> groupsOf(const ServiceContext &context, qint64 event);
/// These groups of one event with their lines.
Result<GroupsToPrice> withLines(const ServiceContext &context, qint64 event, const QList<StoredGroup> &groups);

/// Gives every event its groups with their lines, not priced, in one read each. Says which prices the lines need.
Result<WantedPrices> fillGroups(const ServiceContext &context, QList<StoredEvent> &events);

/// `read` with the figures of lines and subtotals, priced as parts of `event`.
Result<QList<EventGroup>> priced(const ServiceContext &context, const StoredEvent &event, const GroupsToPrice &read);

/// An event, whole and priced, with what makes up its price.
struct PricedEvent {
    Event event;
    PriceBreakdown breakdown;
};
Result<PricedEvent> readPricedEvent(const ServiceContext &context, EventId id);

/// See EventService::find().
Result<Event> readEvent(const ServiceContext &context, EventId id, const EventParts &parts);

} // namespace stemdesk
