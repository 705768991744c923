#include "core/services/webhooks/delivery_queue.h"

#include "core/domain/webhooks/retry_schedule.h"
#include "core/services/database/serialization_retry.h"
#include "core/services/service_context.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/webhooks/delivery_queue_store.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// Clock differences between machines on one database up to this are tolerated; more means that a clock was set back.
constexpr qint64 kClockSlack = 5'000;

/// By then every process has noticed that the database is back, and stored its deliveries.
constexpr qint64 kSettling = 5'000;

constexpr int kRemovedAtOnce = 200;

Instant leaseLimit(Instant now)
{
    return now + DeliveryQueue::kLease + kClockSlack;
}

/// The latest possible due time; a later one was set before the clock was set back.
Instant lastDue(Instant now)
{
    return now + kLongestRetryDelay + kClockSlack;
}

/// Updates a delivery after a failed attempt and, after the last one, its subscription.
void countFailure(QueuedDelivery &delivery, Instant endedAt)
{
    --delivery.attemptsLeft;
    if (delivery.attemptsLeft > 0) {
        delivery.nextAttemptAt = endedAt + retryDelay(delivery.attemptsLeft);
        return;
    }
    delivery.state = DeliveryState::Failed;
    delivery.nextAttemptAt.reset();
    ++delivery.failureCount;
}

/// Updates a delivery and its subscription after an attempt.
void settle(QueuedDelivery &delivery, const FinishedAttempt &finished)
{
    const Instant endedAt = finished.attempt.at + finished.attempt.durationMs;
    const bool isOurs = delivery.state == DeliveryState::Pending && delivery.leaseUntil == finished.leaseUntil;
    if (isDelivered(finished.attempt))
        delivery.failureCount = 0;
    if (!isOurs)
        return;
    delivery.leaseUntil.reset();
    const bool isAskedForAgain = delivery.nextAttemptAt > finished.attempt.at;
    if (isDelivered(finished.attempt)) {
        delivery.state = DeliveryState::Delivered;
        delivery.nextAttemptAt.reset();
    } else if (!isAskedForAgain) { // A delivery asked for again has new attempts, to which this one does not belong.
        countFailure(delivery, endedAt);
    }
}

Status write(DeliveryOutcomeStore &store, UnitOfWork &work, const FinishedAttempt &finished, Instant now)
{
    const auto stored = TRY(store.find(finished.key));
    if (!stored)
        return {}; // Deleted with its subscription.
    QueuedDelivery delivery = *stored;
    settle(delivery, finished);
    TRY(store.addAttempt(finished.key, finished.attempt));
    TRY(store.update(finished.key, delivery));
    work.changed(Resource::Delivery, delivery.id, ChangeAction::Updated);
    const auto health = isDelivered(finished.attempt) ? ReceiverHealth::Well : ReceiverHealth::Failing;
    if (health != delivery.health) {
        TRY(store.setHealth(delivery.subscription, health));
    }
    if (isDelivered(finished.attempt)) {
        const Instant endedAt = finished.attempt.at + finished.attempt.durationMs;
        TRY(store.setDelivered(delivery.subscription, endedAt));
    }
    if (delivery.failureCount == stored->failureCount)
        return {};
    work.changed(Resource::Webhook, delivery.webhook, ChangeAction::Updated);
    return store.setFailureCount(delivery.subscription, delivery.failureCount, now);
}

/// The host of a stored URL.
QString hostOf(const QString &url)
{
    return url.section(u'/', 2, 2).section(u'?', 0, 0);
}

void keepEarliest(std::optional<Instant> &earliest, Instant at)
{
    earliest = std::min(at, earliest.value_or(at));
}

void makeDue(BusySubscription &subscription, Instant now)
{
    subscription.firstDueAt = std::min(now, subscription.firstDueAt.value_or(now));
}

/// Whether any of them has a delivery due; `next` becomes the earliest time at which others have one.
bool isAnyDue(QList<BusySubscription> &busy, Instant now, std::optional<Instant> &next)
{
    bool isAny = false;
    for (BusySubscription &subscription : busy) {
        if (subscription.lastDueAt > lastDue(now))
            makeDue(subscription, now);
        if (!subscription.firstDueAt)
            continue;
        if (*subscription.firstDueAt <= now)
            isAny = true;
        else
            keepEarliest(next, *subscription.firstDueAt);
    }
    return isAny;
}

} // namespace

DeliveryQueue::DeliveryQueue(Services &services, Clock now) : m_services(services), m_now(std::move(now)) {}

Status DeliveryQueue::begin()
{
    Session &session = m_services.session();
    const bool isSharedByProcesses = !session.driver().skipLocked().isEmpty();
    if (isSharedByProcesses)
        return {};
    return DeliveryQueueStore(session).releaseAll();
}

void DeliveryQueue::noteReached(bool isReached)
{
    const Instant now = m_now();
    if (isReached && std::exchange(m_isAway, false)) {
        m_lostAt = m_reachedAt;
        m_backAt = now;
    }
    if (isReached)
        m_reachedAt = now;
    else
        m_isAway = true;
}

Instant DeliveryQueue::endedBy(Instant now) const
{
    const bool isSettling = now >= m_backAt && now < m_backAt + kSettling;
    return isSettling ? std::min(m_lostAt, now) : now;
}

bool DeliveryQueue::isHeld(const DeliveryLease &lease, Instant now) const
{
    return lease.until > endedBy(now) && lease.until <= leaseLimit(now);
}

Result<DeliveryQueue::Claim> DeliveryQueue::claim(const Limits &limits, const QSet<qint64> &heldBack)
{
    auto busy = DeliveryQueueStore(m_services.session()).busySubscriptions();
    noteReached(busy || busy.error().code != "storage_unavailable");
    if (!busy)
        return busy.error();
    busy->removeIf([&](const BusySubscription &subscription) { return heldBack.contains(subscription.key); });
    return claimReached(*std::move(busy), limits);
}

Result<DeliveryQueue::Claim> DeliveryQueue::claimReached(QList<BusySubscription> busy, const Limits &limits)
{
    const Instant now = m_now();
    const auto leases = TRY(DeliveryQueueStore(m_services.session()).leases());

    Claim claim;
    for (const DeliveryLease &lease : leases) {
        if (isHeld(lease, now))
            keepEarliest(claim.nextDueAt, lease.until > now ? lease.until : m_backAt + kSettling);
        else if (const auto one = std::ranges::find(busy, lease.subscription, &BusySubscription::key);
                 one != busy.end())
            makeDue(*one, now);
    }
    if (!isAnyDue(busy, now, claim.nextDueAt))
        return claim;
    auto deliveries = TRY(retriedOnClash(m_services.session(), [&] { return claimed(busy, limits, now); }));
    claim.deliveries = std::move(deliveries);
    return claim;
}

QHash<qint64, int> DeliveryQueue::places(const QList<BusySubscription> &busy, const QList<DeliveryLease> &leases,
                                         const Limits &limits, Instant now)
{
    struct Held {
        int count = 0;
        bool isHanging = false;
    };
    QHash<qint64, Held> held;
    int heldByOthers = 0;
    for (const DeliveryLease &lease : leases) {
        if (!isHeld(lease, now))
            continue;
        Held &places = held[lease.subscription];
        ++places.count;
        places.isHanging = places.isHanging || lease.until - kLease < now - kQuick;
        ++heldByOthers;
    }
    QList<DeliveryCandidate> candidates;
    for (const BusySubscription &subscription : busy) {
        const Held places = held.value(subscription.key);
        heldByOthers -= places.count;
        candidates.append({.subscription = subscription.key,
                           .shop = subscription.shop,
                           .host = hostOf(subscription.url),
                           .health = places.isHanging ? ReceiverHealth::Failing : subscription.health,
                           .isDue = subscription.firstDueAt && *subscription.firstDueAt <= now,
                           .dueSince = subscription.firstDueAt.value_or(now),
                           .held = places.count});
    }
    return m_turns.shareOut(candidates, heldByOthers, limits);
}

Result<QList<ClaimedDelivery>> DeliveryQueue::claimed(const QList<BusySubscription> &busy, const Limits &limits,
                                                      Instant now)
{
    auto transaction = TRY(Transaction::begin(m_services.session()));
    DeliveryQueueStore store(m_services.session());
    const auto leases = TRY(store.leases());
    const QHash<qint64, int> shares = places(busy, leases, limits, now);
    const LeaseTerms terms{.endedBy = endedBy(now), .limit = leaseLimit(now), .until = now + kLease};
    QList<ClaimedDelivery> claimed;
    for (const BusySubscription &subscription : busy) {
        if (subscription.lastDueAt > lastDue(now)) {
            TRY(store.bringForward(subscription, lastDue(now), now));
        }
        const int share = shares.value(subscription.key);
        if (share == 0)
            continue;
        const auto some = TRY(store.claim(subscription, now, terms, share));
        claimed += some;
    }
    TRY(transaction.commit());
    return claimed;
}

Status DeliveryQueue::finish(ShopId shop, const QList<FinishedAttempt> &attempts)
{
    return retriedOnClash(m_services.session(), [&] { return finishOnce(shop, attempts); });
}

Status DeliveryQueue::finishOnce(ShopId shop, const QList<FinishedAttempt> &attempts)
{
    const auto services = TRY(m_services.forShop(shop));
    auto work = TRY(UnitOfWork::begin(contextOf(*services)));
    DeliveryOutcomeStore store(m_services.session(), contextOf(*services).tenant());
    for (const FinishedAttempt &attempt : attempts) {
        TRY(write(store, work, attempt, m_now()));
    }
    return work.commit();
}

Status DeliveryQueue::release(const QList<ClaimedDelivery> &deliveries)
{
    auto transaction = TRY(Transaction::begin(m_services.session()));
    TRY(DeliveryQueueStore(m_services.session()).release(deliveries));
    return transaction.commit();
}

Result<bool> DeliveryQueue::removeOld()
{
    const auto removed =
        TRY(DeliveryQueueStore(m_services.session()).removeFinished(m_now() - kLogKept, kRemovedAtOnce));
    return removed == kRemovedAtOnce;
}

} // namespace stemdesk
