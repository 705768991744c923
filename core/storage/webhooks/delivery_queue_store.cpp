#include "core/storage/webhooks/delivery_queue_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/old_rows.h"
#include "core/storage/rows/shop_parts.h"

#include <algorithm>

namespace stemdesk {

namespace {

BusySubscription busyFrom(const Row &row)
{
    return {.key = row.integer(0),
            .shopKey = row.integer(10),
            .shop = row.id<ShopId>(1),
            .webhook = row.id<WebhookId>(2),
            .url = row.text(3),
            .sealedSecret = row.bytes(4),
            .sealedRetiring = row.isNull(8) ? QByteArray() : row.bytes(8),
            .retiringUntil = row.optionalInteger(9).value_or(0),
            .health = receiverHealthFrom(row.optionalInteger(7)),
            .firstDueAt = row.optionalInteger(5),
            .lastDueAt = row.integer(6)};
}

/// Each machine groups the deliveries of its shops, so every table needs the condition.
QByteArray distributedBusySql(const QByteArray &ofShops)
{
    const auto of = [&](const QByteArray &column) {
        return QByteArray(ofShops).replace(" shop in ", ' ' + column + " in ");
    };
    return "select w.key, s.id, w.id, w.url, w.secret, first_due, last_due, w.is_failing, w.retiring_secret, "
           "w.retiring_until, w.shop from (select shop, webhook, min(next_attempt_at) filter (where lease_until is "
           "null) "
           "as first_due, max(next_attempt_at) as last_due from webhook_delivery where state = 'pending'"
        + ofShops
        + " group by shop, webhook) as due join webhook w on w.shop = due.shop and w.key = due.webhook "
          "join shop s on s.key = w.shop where w.is_paused = 0"
        + of("w.shop") + of("s.key");
}

/// Steps from subscription to subscription through the index of pending deliveries, however many each has.
QByteArray busySql(const Driver &driver)
{
    const QByteArray ofIt =
        "where state = 'pending' and webhook = w.key and " + driver.notByIndex("shop") + " = w.shop ";
    return "with recursive busy (webhook) as ("
           "select min(webhook) from webhook_delivery where state = 'pending' "
           "union all select (select min(webhook) from webhook_delivery where state = 'pending' and webhook > "
           "busy.webhook) "
           "from busy where busy.webhook is not null) "
           "select w.key, s.id, w.id, w.url, w.secret, (select next_attempt_at from webhook_delivery "
        + ofIt
        + "and lease_until is null order by next_attempt_at limit 1), "
          "(select max(next_attempt_at) from webhook_delivery "
        + ofIt
        + "), w.is_failing, w.retiring_secret, w.retiring_until, w.shop from (select busy.webhook, "
          "(select shop from webhook_delivery where state = 'pending' and webhook = busy.webhook limit 1) as shop "
          "from busy where busy.webhook is not null) as owned"
        + driver.lookUp("webhook", "w", "w.key = owned.webhook and w.shop = owned.shop")
        + driver.lookUp("shop", "s", "s.key = w.shop") + " where w.is_paused = 0";
}

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

} // namespace

Result<QList<BusySubscription>> DeliveryQueueStore::busySubscriptions() const
{
    const Driver &driver = m_session.driver();
    QList<BusySubscription> busy;
    TRY(forReachableShops(m_session, "shop", [&](const QByteArray &ofShops) {
        return m_session.each(driver.isDistributed() ? distributedBusySql(ofShops) : busySql(driver),
                              [&](const Row &row) { busy.append(busyFrom(row)); });
    }));
    std::ranges::sort(busy, {}, &BusySubscription::key);
    return busy;
}

Result<QList<DeliveryLease>> DeliveryQueueStore::leases() const
{
    QList<DeliveryLease> leases;
    TRY(forReachableShops(m_session, "shop", [&](const QByteArray &ofShops) {
        return m_session.each(
            "select webhook, lease_until from webhook_delivery where lease_until > 0" + ofShops
                + " order by lease_until",
            [&](const Row &row) { leases.append({.subscription = row.integer(0), .until = row.integer(1)}); });
    }));
    std::ranges::sort(leases, {}, &DeliveryLease::until);
    return leases;
}

Status DeliveryQueueStore::bringForward(const BusySubscription &subscription, Instant limit, Instant now)
{
    return m_session.run("update webhook_delivery set next_attempt_at = ? where state = 'pending' and webhook = ? and "
                             + m_session.driver().notByIndex("shop") + " = ? and next_attempt_at > ?",
                         now, subscription.key, subscription.shopKey, limit);
}

Result<QList<ClaimedDelivery>> DeliveryQueueStore::claim(const BusySubscription &subscription, Instant now,
                                                         const LeaseTerms &terms, int most)
{
    const QByteArray retiring = subscription.retiringUntil > now ? subscription.sealedRetiring : QByteArray();
    Result<QList<ClaimedDelivery>> claimed = m_session.all(
        "select key, id, type, body from webhook_delivery where state = 'pending' and webhook = ? and "
            + m_session.driver().notByIndex("shop")
            + " = ? and next_attempt_at <= ? and (lease_until is null or lease_until <= ? or lease_until > ?) "
              "order by next_attempt_at, key limit ?"
            + m_session.driver().skipLocked(),
        [&](const Row &row) {
            return ClaimedDelivery{.key = row.integer(0),
                                   .shopKey = subscription.shopKey,
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
        subscription.key, subscription.shopKey, now, terms.endedBy, terms.limit, most);
    if (!claimed)
        return claimed;
    for (const ClaimedDelivery &delivery : std::as_const(*claimed)) {
        TRY(m_session.run("update webhook_delivery set lease_until = ? where shop = ? and key = ?", terms.until,
                          delivery.shopKey, delivery.key));
    }
    return claimed;
}

Status DeliveryQueueStore::release(const QList<ClaimedDelivery> &deliveries)
{
    for (const ClaimedDelivery &delivery : deliveries) {
        const Status released =
            m_session.run("update webhook_delivery set lease_until = null where shop = ? and key = ?", delivery.shopKey,
                          delivery.key);
        if (!released)
            return released;
    }
    return {};
}

Status DeliveryQueueStore::releaseAll()
{
    return m_session.run("update webhook_delivery set lease_until = null where lease_until > 0");
}

Result<qint64> DeliveryQueueStore::removeFinished(Instant before, int most)
{
    // Looks the last attempt up for each delivery: "not exists" may be answered by a walk through all attempts.
    RowsOfShops old;
    qsizetype room = most;
    TRY(forReachableShops(m_session, "d.shop", [&](const QByteArray &ofShops) -> Status {
        const RowsOfShops some =
            TRY(oldRows(m_session,
                        "select d.shop, d.key from webhook_delivery d where d.state <> 'pending' and d.created_at < ? "
                        "and coalesce((select max(a.at) from webhook_attempt a where a.shop = d.shop and "
                        "a.delivery = d.key"
                            + QByteArray(ofShops).replace(" d.shop in ", " a.shop in ") + "), 0) < ?" + ofShops
                            + " order by d.created_at limit ?",
                        before, before, int(room)));
        for (auto shop = some.cbegin(); shop != some.cend(); ++shop)
            room -= shop->size();
        old.insert(some); // No shop is in two parts.
        return {};
    }));
    // Keeps one that is being sent again.
    return removeRows(m_session, "webhook_delivery", old, " and state <> 'pending'");
}

Result<std::optional<QueuedDelivery>> DeliveryOutcomeStore::find(qint64 delivery) const
{
    return m_session.first(
        "select d.id, w.id, d.webhook, d.state, d.attempts_left, d.next_attempt_at, d.lease_until, w.failure_count, "
        "w.is_failing from webhook_delivery d join webhook w on w.shop = d.shop and w.key = d.webhook where d.shop = ? "
        "and d.key = ?",
        [](const Row &row) {
            return QueuedDelivery{.id = row.id<DeliveryId>(0),
                                  .webhook = row.id<WebhookId>(1),
                                  .subscription = row.integer(2),
                                  .state = stateFrom(row.text(3)),
                                  .attemptsLeft = row.smallInteger(4),
                                  .nextAttemptAt = row.optionalInteger(5),
                                  .leaseUntil = row.optionalInteger(6),
                                  .failureCount = row.integer(7),
                                  .health = receiverHealthFrom(row.optionalInteger(8))};
        },
        m_tenant.shop, delivery);
}

Status DeliveryOutcomeStore::addAttempt(qint64 delivery, const DeliveryAttempt &attempt)
{
    if (m_session.driver().isDistributed()) // An insert from a select would be copied to their machine in two phases.
        return addAttemptApart(delivery, attempt);
    return m_session.run("insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select shop, "
                         "key, ?, ?, ?, ? from webhook_delivery where shop = ? and key = ? and not exists (select 1 "
                         "from webhook_attempt a where a.shop = webhook_delivery.shop "
                         "and a.delivery = webhook_delivery.key and a.at = ?)",
                         attempt.at, attempt.status, attempt.error, attempt.durationMs, m_tenant.shop, delivery,
                         attempt.at);
}

Status DeliveryOutcomeStore::addAttemptApart(qint64 delivery, const DeliveryAttempt &attempt)
{
    const auto flag = [](const Row &row) { return row.flag(0); };
    const auto isThere = TRY(
        m_session.first("select 1 from webhook_delivery where shop = ? and key = ?", flag, m_tenant.shop, delivery));
    const auto isStored =
        TRY(m_session.first("select 1 from webhook_attempt where shop = ? and delivery = ? and at = ?", flag,
                            m_tenant.shop, delivery, attempt.at));
    if (!isThere || isStored)
        return {};
    return m_session.run("insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) "
                         "values (?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, delivery, attempt.at, attempt.status, attempt.error, attempt.durationMs);
}

Status DeliveryOutcomeStore::update(qint64 delivery, const QueuedDelivery &queued)
{
    return m_session.run("update webhook_delivery set state = ?, attempts_left = ?, next_attempt_at = ?, lease_until = "
                         "? where shop = ? and key = ?",
                         stateText(queued.state), queued.attemptsLeft, queued.nextAttemptAt, queued.leaseUntil,
                         m_tenant.shop, delivery);
}

Status DeliveryOutcomeStore::setDelivered(qint64 subscription, Instant at)
{
    return m_session.run("update webhook set last_delivery_at = ? where shop = ? and key = ?", at, m_tenant.shop,
                         subscription);
}

Status DeliveryOutcomeStore::setHealth(qint64 subscription, ReceiverHealth health)
{
    return m_session.run("update webhook set is_failing = ? where shop = ? and key = ?",
                         health == ReceiverHealth::Failing, m_tenant.shop, subscription);
}

Status DeliveryOutcomeStore::setFailureCount(qint64 subscription, qint64 count, Instant updatedAt)
{
    return m_session.run("update webhook set failure_count = ?, updated_at = ? where shop = ? and key = ?", count,
                         updatedAt, m_tenant.shop, subscription);
}

} // namespace stemdesk
