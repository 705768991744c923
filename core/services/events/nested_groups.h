#pragma once

#include "core/base/result.h"
#include "core/domain/events/event_group.h"

namespace stemdesk {

class EventLineWriter;
class ServiceContext;

/// The requested groups with their lines, in the given order. Errors carry the path: "items.3.quantity" in a group,
/// "groups.0.items.3.quantity" in groups.
Result<EventGroup> shapedGroup(const NewGroup &given);
Result<QList<EventGroup>> shapedGroups(const QList<NewGroup> &given);

/// Groups, shaped as above, ready to insert: their pictures, variants and suppliers exist, and they and their lines
/// have ids and the requested positions.
Result<EventGroup> madeGroup(const ServiceContext &context, const EventLineWriter &writer, EventGroup shaped,
                             const NewGroup &given);
Result<QList<EventGroup>> madeGroups(const ServiceContext &context, const EventLineWriter &writer,
                                     QList<EventGroup> shaped, const QList<NewGroup> &given);

} // namespace stemdesk
