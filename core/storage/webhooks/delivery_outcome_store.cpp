#include "core/storage/webhooks/delivery_outcome_store.h"

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

} // namespace

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
