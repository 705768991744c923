#pragma once

#include "core/base/result.h"
#include "core/domain/clients/client_tasks.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// Things to discuss with a shop's clients.
class ClientTaskStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    // Of events that are neither complete nor cancelled.

    /// Due on that day or before, oldest first.
    Result<QList<FollowUp>> followUps(QDate to, int limit) const;
    /// Open and the newest of their event: sent before `sentBefore`, or with their last day before `today`.
    Result<QList<UnansweredQuote>> unanswered(Instant sentBefore, QDate today, int limit) const;

    /// Events with an accepted price, a payment or an invoice, whatever their status. Some of the ids may be those of
    /// deleted events or of invoices for several events.
    Result<QList<EventId>> agreedEvents() const;
    /// Events of which isClearedToOrder() is true.
    Result<QList<EventId>> clearedEvents() const;
};

} // namespace stemdesk
