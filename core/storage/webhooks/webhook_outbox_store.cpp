#include "core/storage/webhooks/webhook_outbox_store.h"

#include "core/domain/webhooks/retry_schedule.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Result<QList<qint64>> WebhookOutboxStore::subscribers(WebhookType type) const
{
    return m_session.all(
        "select key from webhook where shop = ? and event_types & ? <> 0 order by key",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, int(type));
}

Status WebhookOutboxStore::insert(const NewDelivery &delivery)
{
    return m_session.run("insert into webhook_delivery (shop, webhook, id, type, body, state, attempts_left, "
                         "next_attempt_at, lease_until, created_at) values (?, ?, ?, ?, ?, 'pending', ?, ?, null, ?)",
                         m_tenant.shop, delivery.webhook, delivery.id, QString::fromLatin1(textOf(delivery.type)),
                         delivery.body, kDeliveryAttempts, delivery.at, delivery.at);
}

} // namespace stemdesk
