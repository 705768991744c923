#pragma once

#include "core/base/clock.h"
#include "core/domain/events/assistant_write.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

class AssistantWriteStore {
public:
    AssistantWriteStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Status append(const AssistantWrite &write, Instant at) const;
    Result<AssistantWrites> after(qint64 place) const;
    /// The place from which after() has nothing yet.
    Result<qint64> lastPlace() const;
    Status removeBefore(Instant at) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
