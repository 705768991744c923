#pragma once

#include "core/domain/events/event.h"
#include "core/domain/events/event_history.h"
#include "core/storage/events/event_item_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

// Records a write in its event's history, inside the write's unit of work: one row for each property that differs
// afterwards. Positions are recorded for groups only.

Status noteEvent(const ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after);
/// `change`: GroupAdded or GroupRemoved.
void noteGroup(UnitOfWork &work, EventId event, EventChange change, const EventGroup &group, qsizetype lines);
void noteGroup(UnitOfWork &work, EventId event, const EventGroup &before, const EventGroup &after);
/// `change`: LineAdded or LineRemoved.
Status noteLine(const ServiceContext &context, UnitOfWork &work, EventId event, EventChange change,
                const StoredItem &line);
Status noteLine(const ServiceContext &context, UnitOfWork &work, EventId event, const StoredItem &before,
                const StoredItem &after);

} // namespace stemdesk
