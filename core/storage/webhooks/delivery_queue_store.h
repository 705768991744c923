#pragma once

#include "core/domain/webhooks/delivery_claim.h"

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

} // namespace stemdesk
