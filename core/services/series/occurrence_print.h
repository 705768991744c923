#pragma once

#include "core/domain/events/event.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

class ServiceContext;

// Detects whether an occurrence was edited. It keeps a fingerprint of its state when it was last copied or applied:
// name, clients, contacts, notes, status, times, pricing, groups and lines. Pinned price lists, kept prices and the
// markups that come with them are not included.

/// The print of an event with its groups.
QString printOf(const Event &event);
/// Whether `event` differs from its print. Takes markups that came with kept prices into the print.
bool differs(const Event &event, QString &print);
/// The print of the groups alone, for comparing two events.
QByteArray groupsText(const QList<EventGroup> &groups);

/// Stores the event's current state as the one its series made, with this pricing.
Status stamp(const ServiceContext &context, EventId event, const std::optional<EventPricing> &pricing);
/// After a change to more than the events: those that matched their template count as matching again.
Status stampAttached(const ServiceContext &context, const QList<EventId> &events);
/// After an edit of these events: determines which of them are now detached from their series.
Status followDetachment(const ServiceContext &context, const QList<EventId> &edited);

} // namespace stemdesk
