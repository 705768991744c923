#pragma once

#include "core/storage/events/event_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Inserts the event's row with its pins, markups, fees and contacts, skipping those that no longer exist; returns the
/// key.
Result<qint64> insertEvent(ServiceContext &context, UnitOfWork &work, const StoredEvent &stored);

/// A copy of the group and its lines as new objects, each with a new id and without kept prices.
EventGroup renewed(EventGroup group, EventId event, Instant now);

/// Stores a copy of `event` with its groups and lines as new objects: everything gets a new id, the event a free slug,
/// the status new and no dates. Notifies subscriptions.
Result<EventId> insertAnew(ServiceContext &context, UnitOfWork &work, Event event);

/// The same, keeping its status and dates, as an occurrence of a series.
Result<EventId> insertOccurrence(ServiceContext &context, UnitOfWork &work, Event event);

} // namespace stemdesk
