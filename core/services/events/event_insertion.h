#pragma once

#include "core/storage/events/event_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// The event's row with its pins, markups, fees and contacts, of which those that are gone are left out; says the key.
Result<qint64> insertEvent(ServiceContext &context, UnitOfWork &work, const StoredEvent &stored);

/// A group that was made just now, with its lines: each gets an id of its own.
EventGroup renewed(EventGroup group, EventId event, Instant now);

/// Stores `event` with its groups and lines as one that was made just now: everything gets an id of its own, the event
/// a free slug, the status new and no dates. Subscriptions are told.
Result<EventId> insertAnew(ServiceContext &context, UnitOfWork &work, Event event);

} // namespace stemdesk
