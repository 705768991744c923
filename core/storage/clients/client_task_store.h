#pragma once

#include "core/base/result.h"
#include "core/domain/clients/client_tasks.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// Things to discuss with a shop's clients. Ignores events that are complete or cancelled.
class ClientTaskStore {
public:
    ClientTaskStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Due on that day or before, oldest first.
    Result<QList<FollowUp>> followUps(QDate to, int limit) const;
    /// Open and the newest of their event: sent before `sentBefore`, or with their last day before `today`.
    Result<QList<UnansweredQuote>> unanswered(Instant sentBefore, QDate today, int limit) const;
    /// Events with a price that was accepted, with a payment or with an invoice. Not all of the ids need be of events.
    Result<QList<EventId>> agreedEvents() const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
