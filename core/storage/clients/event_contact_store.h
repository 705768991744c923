#pragma once

#include "core/domain/clients/event_contact.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

class Session;

/// Which contacts the events of one shop name. Events are given by their keys.
class EventContactStore {
public:
    EventContactStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Result<QList<EventContact>> ofEvent(qint64 event) const;
    /// With their names; events that name nobody are left out.
    Result<QHash<EventId, QList<EventContact>>> ofEvents(const QList<EventId> &events) const;
    /// The contacts of these that are not there are left out.
    Status replace(qint64 event, const QList<EventContact> &contacts);

    /// Of a contact, the events that name it, each once.
    Result<QList<qint64>> eventsWith(ContactId contact) const;
    /// Takes it off all events.
    Status takeOff(qint64 contact);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
