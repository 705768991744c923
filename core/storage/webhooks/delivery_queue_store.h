#pragma once

#include "core/domain/webhooks/delivery_claim.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {
class Session;

/// A subscription with pending deliveries that is not paused.
struct BusySubscription {
    qint64 key = 0;
    qint64 shopKey = 0;
    ShopId shop;
    WebhookId webhook;
    QString url;
    QByteArray sealedSecret;
    QByteArray sealedRetiring; ///< The secret before it; empty if there is none.
    Instant retiringUntil = 0; ///< It also signs until then.
    ReceiverHealth health = ReceiverHealth::Unknown;
    std::optional<Instant> firstDueAt; ///< The earliest of its deliveries without a lease.
    Instant lastDueAt = 0;
};

/// One for each leased delivery.
struct DeliveryLease {
    qint64 subscription = 0;
    Instant until = 0;
};

/// Conditions for taking a lease over: it has ended by `endedBy`, or ends after `limit`, which only a clock that
/// differs can have set. The new one lasts until `until`.
struct LeaseTerms {
    Instant endedBy = 0;
    Instant limit = 0;
    Instant until = 0;
};

/// The reading end of the webhook outbox, over all shops: finds due deliveries in any shop. A lease is the right to
/// attempt a delivery now.
class DeliveryQueueStore {
public:
    explicit DeliveryQueueStore(Session &session) : m_session(session) {}

    /// In order of key. Takes one index look-up per subscription with pending deliveries.
    Result<QList<BusySubscription>> busySubscriptions() const;
    /// The first to end comes first. Includes ended ones that were not taken over.
    Result<QList<DeliveryLease>> leases() const;
    /// Makes deliveries that are due after `limit` due `now`.
    Status bringForward(const BusySubscription &subscription, Instant limit, Instant now);
    /// Leases due deliveries, longest due first.
    Result<QList<ClaimedDelivery>> claim(const BusySubscription &subscription, Instant now, const LeaseTerms &terms,
                                         int most);
    /// Ends the leases of these deliveries; they stay due.
    Status release(const QList<ClaimedDelivery> &deliveries);
    /// Ends every lease.
    Status releaseAll();

    /// Removes some of the finished deliveries created, and last attempted, before `before`; returns how many it found.
    Result<qint64> removeFinished(Instant before, int most);

private:
    Session &m_session;
};

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
class DeliveryOutcomeStore : public TenantStore {
public:
    using TenantStore::TenantStore;

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
};

} // namespace stemdesk
