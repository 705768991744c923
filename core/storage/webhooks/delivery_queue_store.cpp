#include "core/storage/webhooks/delivery_queue_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

DeliveryState stateFrom(const QString &text)
{
    if (text == QLatin1StringView("delivered"))
        return DeliveryState::Delivered;
    return text == QLatin1StringView("failed") ? DeliveryState::Failed : DeliveryState::Pending;
}

QString stateText(DeliveryState state)
{
    return QString::fromLatin1(textOf(state));
}

ReceiverHealth healthFrom(std::optional<qint64> isFailing)
{
    if (!isFailing)
        return ReceiverHealth::Unknown;
    return *isFailing == 0 ? ReceiverHealth::Well : ReceiverHealth::Failing;
}

} // namespace

Result<QList<BusySubscription>> DeliveryQueueStore::busySubscriptions() const
{
    // Steps from subscription to subscription through the index of pending deliveries, however many each one has.
    return m_session.all(
        "with recursive busy (webhook) as ("
        "select min(webhook) from webhook_delivery where state = 'pending' "
        "union all select (select min(webhook) from webhook_delivery where state = 'pending' and webhook > "
        "busy.webhook) "
        "from busy where busy.webhook is not null) "
        "select w.key, s.id, w.id, w.url, w.secret, "
        "(select next_attempt_at from webhook_delivery where state = 'pending' and webhook = w.key and lease_until is "
        "null order by next_attempt_at limit 1), "
        "(select max(next_attempt_at) from webhook_delivery where state = 'pending' and webhook = w.key), "
        "w.is_failing, "
        "w.retiring_secret, w.retiring_until from busy join webhook w on w.key = busy.webhook join shop s on s.key = "
        "w.shop where w.is_paused = 0",
        [](const Row &row) {
            return BusySubscription{.key = row.integer(0),
                                    .shop = row.id<ShopId>(1),
                                    .webhook = row.id<WebhookId>(2),
                                    .url = row.text(3),
                                    .sealedSecret = row.bytes(4),
                                    .sealedRetiring = row.isNull(8) ? QByteArray() : row.bytes(8),
                                    .retiringUntil = row.optionalInteger(9).value_or(0),
                                    .health = healthFrom(row.optionalInteger(7)),
                                    .firstDueAt = row.optionalInteger(5),
                                    .lastDueAt = row.integer(6)};
        });
}

Result<QList<DeliveryLease>> DeliveryQueueStore::leases() const
{
    return m_session.all(
        "select webhook, lease_until from webhook_delivery where lease_until > 0 order by lease_until",
        [](const Row &row) { return DeliveryLease{.subscription = row.integer(0), .until = row.integer(1)}; });
}

Status DeliveryQueueStore::bringForward(qint64 subscription, Instant limit, Instant now)
{
    return m_session.run("update webhook_delivery set next_attempt_at = ? where state = 'pending' and webhook = ? and "
                         "next_attempt_at > ?",
                         now, subscription, limit);
}

Result<QList<ClaimedDelivery>> DeliveryQueueStore::claim(const BusySubscription &subscription, Instant now,
                                                         const LeaseTerms &terms, int most)
{
    const QByteArray retiring = subscription.retiringUntil > now ? subscription.sealedRetiring : QByteArray();
    Result<QList<ClaimedDelivery>> claimed = m_session.all(
        "select key, id, type, body from webhook_delivery where state = 'pending' and webhook = ? and next_attempt_at "
        "<= ? and (lease_until is null or lease_until <= ? or lease_until > ?) order by next_attempt_at, key limit ?"
            + m_session.driver().skipLocked(),
        [&](const Row &row) {
            return ClaimedDelivery{.key = row.integer(0),
                                   .subscription = subscription.key,
                                   .leaseUntil = terms.until,
                                   .shop = subscription.shop,
                                   .webhook = subscription.webhook,
                                   .id = row.id<DeliveryId>(1),
                                   .type = webhookTypeFrom(row.text(2).toLatin1()).value_or(WebhookType::EventUpdated),
                                   .url = subscription.url,
                                   .sealedSecret = subscription.sealedSecret,
                                   .sealedRetiring = retiring,
                                   .body = row.bytes(3)};
        },
        subscription.key, now, terms.endedBy, terms.limit, most);
    if (!claimed)
        return claimed;
    for (const ClaimedDelivery &delivery : std::as_const(*claimed)) {
        const Status held =
            m_session.run("update webhook_delivery set lease_until = ? where key = ?", terms.until, delivery.key);
        if (!held)
            return held.error();
    }
    return claimed;
}

Status DeliveryQueueStore::release(const QList<qint64> &deliveries)
{
    for (const qint64 delivery : deliveries) {
        const Status released = m_session.run("update webhook_delivery set lease_until = null where key = ?", delivery);
        if (!released)
            return released;
    }
    return {};
}

Status DeliveryQueueStore::releaseAll()
{
    return m_session.run("update webhook_delivery set lease_until = null where lease_until > 0");
}

Result<std::optional<QueuedDelivery>> DeliveryQueueStore::find(qint64 delivery) const
{
    return m_session.first(
        "select d.id, w.id, d.webhook, d.state, d.attempts_left, d.next_attempt_at, d.lease_until, w.failure_count, "
        "w.is_failing from webhook_delivery d join webhook w on w.key = d.webhook where d.key = ?",
        [](const Row &row) {
            return QueuedDelivery{.id = row.id<DeliveryId>(0),
                                  .webhook = row.id<WebhookId>(1),
                                  .subscription = row.integer(2),
                                  .state = stateFrom(row.text(3)),
                                  .attemptsLeft = row.smallInteger(4),
                                  .nextAttemptAt = row.optionalInteger(5),
                                  .leaseUntil = row.optionalInteger(6),
                                  .failureCount = row.integer(7),
                                  .health = healthFrom(row.optionalInteger(8))};
        },
        delivery);
}

Status DeliveryQueueStore::addAttempt(qint64 delivery, const DeliveryAttempt &attempt)
{
    return m_session.run("insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select shop, "
                         "key, ?, ?, ?, ? from webhook_delivery where key = ? and not exists (select 1 from "
                         "webhook_attempt a where a.delivery = webhook_delivery.key and a.at = ?)",
                         attempt.at, attempt.status, attempt.error, attempt.durationMs, delivery, attempt.at);
}

Status DeliveryQueueStore::update(qint64 delivery, const QueuedDelivery &queued)
{
    return m_session.run("update webhook_delivery set state = ?, attempts_left = ?, next_attempt_at = ?, lease_until = "
                         "? where key = ?",
                         stateText(queued.state), queued.attemptsLeft, queued.nextAttemptAt, queued.leaseUntil,
                         delivery);
}

Status DeliveryQueueStore::setDelivered(qint64 subscription, Instant at)
{
    return m_session.run("update webhook set last_delivery_at = ? where key = ?", at, subscription);
}

Status DeliveryQueueStore::setHealth(qint64 subscription, ReceiverHealth health)
{
    return m_session.run("update webhook set is_failing = ? where key = ?", health == ReceiverHealth::Failing,
                         subscription);
}

Status DeliveryQueueStore::setFailureCount(qint64 subscription, qint64 count, Instant updatedAt)
{
    return m_session.run("update webhook set failure_count = ?, updated_at = ? where key = ?", count, updatedAt,
                         subscription);
}

Result<qint64> DeliveryQueueStore::removeFinished(Instant before, int most)
{
    return m_session.change("delete from webhook_delivery where key in (select d.key from webhook_delivery d where "
                            "d.state <> 'pending' and "
                            "d.created_at < ? and not exists (select 1 from webhook_attempt a where a.delivery = d.key "
                            "and a.at >= ?) order "
                            "by d.created_at limit ?)",
                            before, before, most);
}

} // namespace stemdesk
