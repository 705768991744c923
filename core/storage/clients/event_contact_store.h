#pragma once

#include "core/domain/clients/event_contact.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// The contacts named by a shop's events. Events are given by their keys.
class EventContactStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Result<QList<EventContact>> ofEvent(qint64 event) const;
    /// With their names; without events that name no contact.
    Result<QHash<EventId, QList<EventContact>>> ofEvents(const QList<EventId> &events) const;
    /// Ignores contacts that do not exist.
    Status replace(qint64 event, const QList<EventContact> &contacts);
    /// The same for a new event, which has none yet.
    Status insert(qint64 event, const QList<EventContact> &contacts);

    /// The events that name a contact, each once.
    Result<QList<qint64>> eventsWith(ContactId contact) const;
    /// Removes the contact from all events.
    Status takeOff(qint64 contact);
};

} // namespace stemdesk
