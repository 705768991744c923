#pragma once

#include "core/base/result.h"
#include "core/domain/events/event_group.h"

namespace stemdesk {

class EventLineWriter;
class ServiceContext;

/// The groups that a caller asks for, with their lines, all in the order in which they are given. Errors name their
/// place: "items.3.quantity" of a group, "groups.0.items.3.quantity" of groups.
Result<EventGroup> shapedGroup(const NewGroup &given);
Result<QList<EventGroup>> shapedGroups(const QList<NewGroup> &given);

/// What groups as shaped above become: their pictures, variants and suppliers are there, each of them and of their
/// lines is at the position that was asked for, and has an id.
Result<EventGroup> madeGroup(const ServiceContext &context, const EventLineWriter &writer, EventGroup shaped,
                             const NewGroup &given);
Result<QList<EventGroup>> madeGroups(const ServiceContext &context, const EventLineWriter &writer,
                                     QList<EventGroup> shaped, const QList<NewGroup> &given);

} // namespace stemdesk
