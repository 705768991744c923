#pragma once

#include "core/domain/webhooks/delivery_claim.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// The state of a delivery that finishing an attempt depends on.
struct QueuedDelivery {
    DeliveryId id;
    WebhookId webhook;
    qint64 subscription = 0;
    DeliveryState state = DeliveryState::Pending;
    int attemptsLeft = 0;
    std::optional<Instant> nextAttemptAt;
    std::optional<Instant> leaseUntil;
    qint64 failureCount = 0; ///< The subscription's.
    ReceiverHealth health = ReceiverHealth::Unknown; ///< The subscription's.
};

/// Stores the effects of an attempt on a delivery and its subscription.
class DeliveryOutcomeStore {
public:
    DeliveryOutcomeStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Result<std::optional<QueuedDelivery>> find(qint64 delivery) const;
    /// Does nothing if it exists: it was written, and the response was lost.
    Status addAttempt(qint64 delivery, const DeliveryAttempt &attempt);
    /// Writes state, attempts, due time and lease.
    Status update(qint64 delivery, const QueuedDelivery &queued);
    Status setDelivered(qint64 subscription, Instant at);
    Status setHealth(qint64 subscription, ReceiverHealth health);
    Status setFailureCount(qint64 subscription, qint64 count, Instant updatedAt);

private:
    Status addAttemptApart(qint64 delivery, const DeliveryAttempt &attempt);

    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
