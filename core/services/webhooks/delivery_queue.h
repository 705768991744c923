#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"
#include "core/services/webhooks/delivery_turns.h"

#include <QSet>

namespace stemdesk {

class Services;
struct BusySubscription;
struct DeliveryLease;

/// The webhook outbox of all shops, for delivery: what is due is claimed, attempted and finished.
/// A claim is a lease in the database, so that several processes can deliver from one. It is longer than any attempt:
/// one that outlives its process is taken over when it ends. Due times and leases further away than any that this clock
/// would have given come from before it was set back, and count as due. A lease that ended while the database was away
/// is left alone for a moment afterwards: who holds it has perhaps delivered, and could not say so.
class DeliveryQueue {
public:
    static constexpr qint64 kLease = 30'000;
    static constexpr qint64 kLogKept = qint64(30) * 24 * 3'600 * 1'000;

    /// An attempt that took this long means that its receiver hangs.
    static constexpr qint64 kQuick = 1'000;

    using Limits = DeliveryTurns::Limits;

    struct Claim {
        QList<ClaimedDelivery> deliveries;
        std::optional<Instant> nextDueAt; ///< When to ask again if nothing is claimed and nothing happens before.
    };

    DeliveryQueue(Services &services, Clock now);

    /// Call once before the first claim: ends the previous process's leases if there can be no other.
    Status begin();

    /// Deliveries to attempt now: slots are shared out by DeliveryTurns, those of one subscription to the longest due.
    /// Subscriptions whose attempts hang count as failing. Paused ones, and those with keys in `heldBack`, get none.
    Result<Claim> claim(const Limits &limits, const QSet<qint64> &heldBack = {});

    /// Stores the results of attempts at one shop's deliveries, all or none. A 2xx delivers; otherwise the next attempt
    /// is due some time after the end of this one, or the delivery has failed. If the lease of an attempt was taken
    /// over, the attempt is logged only, and the new holder's decides.
    ///
    /// Updates the subscription's failureCount too; a change of it sets `updatedAt` and is announced in the change
    /// feed. lastDeliveryAt changes with every delivery and does neither.
    Status finish(ShopId shop, const QList<FinishedAttempt> &attempts);

    /// Releases claimed deliveries as if they had not been claimed.
    Status release(const QList<ClaimedDelivery> &deliveries);

    /// Removes a few expired deliveries from the log; returns whether there may be more.
    Result<bool> removeOld();

private:
    Result<Claim> claimReached(QList<BusySubscription> busy, const Limits &limits);
    void noteReached(bool isReached);
    /// A lease that has ended by then may be taken over.
    Instant endedBy(Instant now) const;
    bool isHeld(const DeliveryLease &lease, Instant now) const;
    Status finishOnce(ShopId shop, const QList<FinishedAttempt> &attempts);
    Result<QList<ClaimedDelivery>> claimed(const QList<BusySubscription> &busy, const Limits &limits, Instant now);
    /// How many slots each subscription gets now.
    QHash<qint64, int> places(const QList<BusySubscription> &busy, const QList<DeliveryLease> &leases,
                              const Limits &limits, Instant now);

    Services &m_services;
    Clock m_now;
    DeliveryTurns m_turns;
    Instant m_reachedAt = 0; // When the database last answered.
    Instant m_lostAt = 0; // When it last answered before it was unreachable.
    Instant m_backAt = 0; // When it answered again.
    bool m_isAway = false;
};

} // namespace stemdesk
