#pragma once

#include "core/domain/webhooks/delivery_claim.h"

namespace stemdesk {

class Session;

/// A subscription that is not paused and has pending deliveries.
struct BusySubscription {
    qint64 key = 0;
    ShopId shop;
    WebhookId webhook;
    QString url;
    QByteArray sealedSecret;
    QByteArray sealedRetiring; ///< The secret before it; empty where there is none.
    Instant retiringUntil = 0; ///< It signs too until then.
    ReceiverHealth health = ReceiverHealth::Unknown;
    std::optional<Instant> firstDueAt; ///< Of those that nobody holds.
    Instant lastDueAt = 0;
};

/// One for each delivery that somebody holds.
struct DeliveryLease {
    qint64 subscription = 0;
    Instant until = 0;
};

/// What a lease is held to that somebody wants to take over: it has ended by `endedBy`, or ends after `limit`, as only
/// another clock can have given it. The new one lasts until `until`.
struct LeaseTerms {
    Instant endedBy = 0;
    Instant limit = 0;
    Instant until = 0;
};

/// What finishing an attempt needs to know of its delivery.
struct QueuedDelivery {
    DeliveryId id;
    WebhookId webhook;
    qint64 subscription = 0;
    DeliveryState state = DeliveryState::Pending;
    int attemptsLeft = 0;
    std::optional<Instant> nextAttemptAt;
    std::optional<Instant> leaseUntil;
    qint64 failureCount = 0; ///< Of the subscription.
    ReceiverHealth health = ReceiverHealth::Unknown; ///< Of the subscription.
};

/// The reading end of the webhook outbox, over all shops: who delivers looks for what is due wherever it is.
/// A lease is whose it is to attempt a delivery now.
class DeliveryQueueStore {
public:
    explicit DeliveryQueueStore(Session &session) : m_session(session) {}

    /// In order of key. Costs as many index look-ups as there are subscriptions with pending deliveries.
    Result<QList<BusySubscription>> busySubscriptions() const;
    /// The first to end comes first. Those that have ended are among them until somebody else has them.
    Result<QList<DeliveryLease>> leases() const;
    /// Makes what is due later than `limit` due `now`.
    Status bringForward(qint64 subscription, Instant limit, Instant now);
    /// Those due, the longest due first, that nobody holds; held from now on.
    Result<QList<ClaimedDelivery>> claim(const BusySubscription &subscription, Instant now, const LeaseTerms &terms,
                                         int most);
    /// Nobody holds these any more; they stay due.
    Status release(const QList<qint64> &deliveries);
    /// Ends every lease there is.
    Status releaseAll();

    Result<std::optional<QueuedDelivery>> find(qint64 delivery) const;
    /// Nothing where it is there: it was written, and the answer was lost.
    Status addAttempt(qint64 delivery, const DeliveryAttempt &attempt);
    /// Writes state, attempts, due time and lease.
    Status update(qint64 delivery, const QueuedDelivery &queued);
    Status setDelivered(qint64 subscription, Instant at);
    Status setHealth(qint64 subscription, ReceiverHealth health);
    Status setFailureCount(qint64 subscription, qint64 count, Instant updatedAt);

    /// Removes some of the finished deliveries that were made, and last attempted, before `before`; says how many.
    Result<qint64> removeFinished(Instant before, int most);

private:
    Session &m_session;
};

} // namespace stemdesk
