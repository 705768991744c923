#include "core/storage/webhooks/webhook_store.h"

#include "core/domain/webhooks/retry_schedule.h"
#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kOfWebhook = " where shop = ? and webhook = (select key from webhook where shop = ? and id = ?)";
const QByteArray kWebhookDeliverySelect =
    "select key, id, type, state, next_attempt_at, created_at, event from webhook_delivery";

DeliveryState stateFrom(const QByteArray &text)
{
    for (const DeliveryState state : {DeliveryState::Pending, DeliveryState::Delivered}) {
        if (textOf(state) == text)
            return state;
    }
    return DeliveryState::Failed; // The table allows no fourth state.
}

} // namespace

Status WebhookStore::insert(const Webhook &webhook, const QByteArray &sealedSecret)
{
    static const ResourceRows<Webhook> kRows(webhookSpec());
    static const QByteArray kInsert = kRows.insertSql("shop, secret");
    return session().run(kInsert, tenant().shop, sealedSecret, kRows.inserted(webhook));
}

Status WebhookStore::forgetHealth(WebhookId id)
{
    return session().run("update webhook set is_failing = null where shop = ? and id = ?", tenant().shop, id);
}

Result<WebhookStore::Secrets> WebhookStore::secrets(WebhookId id, Instant now) const
{
    const auto found = TRY(session().first(
        "select secret, case when retiring_until > ? then retiring_secret end from webhook where shop = ? and id = ?",
        [](const Row &row) {
            return Secrets{row.bytes(0), row.bytes(1)};
        },
        now, tenant().shop, id));
    if (!found)
        return notFound();
    return *found;
}

Status WebhookStore::replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil)
{
    const QByteArray retiring = retiringUntil ? "secret" : "null";
    const auto changed = TRY(session().change("update webhook set retiring_secret = " + retiring
                                                  + ", retiring_until = ?, secret = ? where shop = ? and id = ?",
                                              retiringUntil, sealedSecret, tenant().shop, id));
    return changed == 1 ? Status() : Status(notFound());
}

WebhookDeliveryStore::Stored WebhookDeliveryStore::storedFrom(const Row &row, WebhookId webhook)
{
    Delivery delivery{.id = row.id<DeliveryId>(1),
                      .webhook = webhook,
                      .type = webhookTypeFrom(row.text(2).toLatin1()).value_or(WebhookType::EventUpdated),
                      .event = row.id<EventId>(6),
                      .state = stateFrom(row.text(3).toLatin1()),
                      .createdAt = row.integer(5)};
    if (delivery.state == DeliveryState::Pending)
        delivery.nextAttemptAt = row.optionalInteger(4);
    return {row.integer(0), delivery};
}

Result<Page<Delivery>> WebhookDeliveryStore::newest(WebhookId webhook, const DeliveryFilter &filter,
                                                    const PageRequest &page, const DeliveryParts &parts) const
{
    const bool isOfOneEvent = !filter.event.isNull();
    const QString state = filter.state ? QString::fromLatin1(textOf(*filter.state)) : QString();
    const QByteArray newest = kWebhookDeliverySelect + kOfWebhook + (filter.state ? " and state = ?" : "")
        + (isOfOneEvent ? " and event = ?" : "") + idClause(page) + " and key < ? order by key desc limit ?";
    const auto from = [webhook](const Row &row) { return storedFrom(row, webhook); };
    auto stored =
        TRY(m_session.all(newest, from, m_tenant.shop, m_tenant.shop, webhook,
                          oneOrNone(state, filter.state.has_value()), oneOrNone(filter.event, isOfOneEvent),
                          idsOf(page), page.after.value_or(std::numeric_limits<qint64>::max()), page.limit + 1));
    Page<Delivery> found;
    if (stored.size() > page.limit) {
        stored.resize(page.limit);
        found.next = stored.constLast().key;
    }
    if (parts.attempts) {
        TRY(fillAttempts(stored));
    }
    for (Stored &one : stored)
        found.rows.append(std::move(one.delivery));
    return found;
}

Result<Delivery> WebhookDeliveryStore::find(WebhookId webhook, DeliveryId id) const
{
    static const QByteArray kFind = kWebhookDeliverySelect + kOfWebhook + " and id = ?";
    const auto from = [webhook](const Row &row) { return storedFrom(row, webhook); };
    auto stored = TRY(m_session.all(kFind, from, m_tenant.shop, m_tenant.shop, webhook, id));
    if (stored.isEmpty())
        return notFound();
    TRY(fillAttempts(stored));
    return std::move(stored.first().delivery);
}

Result<QByteArray> WebhookDeliveryStore::body(WebhookId webhook, DeliveryId id) const
{
    static const QByteArray kBody = "select body from webhook_delivery" + kOfWebhook + " and id = ?";
    const auto found = TRY(m_session.first(
        kBody, [](const Row &row) { return row.bytes(0); }, m_tenant.shop, m_tenant.shop, webhook, id));
    if (!found)
        return notFound();
    return *found;
}

Status WebhookDeliveryStore::redeliver(WebhookId webhook, DeliveryId id, Instant due)
{
    static const QByteArray kRedeliver =
        "update webhook_delivery set state = 'pending', attempts_left = ?, next_attempt_at = ?" + kOfWebhook
        + " and id = ?";
    const auto changed =
        m_session.change(kRedeliver, kDeliveryAttempts, due, m_tenant.shop, m_tenant.shop, webhook, id);
    if (!changed)
        return changed.error();
    return *changed == 1 ? Status() : Status(notFound());
}

Status WebhookDeliveryStore::fillAttempts(QList<Stored> &deliveries) const
{
    if (deliveries.isEmpty())
        return {};
    QList<qint64> keys;
    for (const Stored &stored : std::as_const(deliveries))
        keys.append(stored.key);
    QHash<qint64, QList<DeliveryAttempt>> attempts;
    const auto take = [&](const Row &row) {
        DeliveryAttempt attempt{.at = row.integer(1), .error = row.text(3), .durationMs = row.integer(4)};
        if (!row.isNull(2))
            attempt.status = row.smallInteger(2);
        attempts[row.integer(0)].append(attempt);
    };
    const Driver &driver = m_session.driver();
    const Status read =
        m_session.each("select delivery, at, status, error, duration_ms from webhook_attempt where shop = ? and "
                       "delivery "
                           + driver.amongKeys() + " order by delivery, key",
                       take, m_tenant.shop, driver.keysText(keys));
    if (!read)
        return read;
    for (Stored &stored : deliveries)
        stored.delivery.attempts = attempts.take(stored.key);
    return {};
}

} // namespace stemdesk
