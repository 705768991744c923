#include "core/storage/webhooks/webhook_outbox_store.h"

#include "core/domain/webhooks/retry_schedule.h"
#include "core/storage/engine/session.h"

#include <QHash>

namespace stemdesk {

Result<QList<qint64>> WebhookOutboxStore::subscribers(WebhookType type) const
{
    return m_session.all(
        "select key from webhook where shop = ? and event_types & ? <> 0 order by key",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, int(type));
}

Status WebhookOutboxStore::insert(const NewDelivery &delivery)
{
    return m_session.run(
        "insert into webhook_delivery (shop, webhook, id, type, event, body, state, attempts_left, "
        "next_attempt_at, lease_until, created_at) values (?, ?, ?, ?, ?, ?, 'pending', ?, ?, null, ?)",
        m_tenant.shop, delivery.webhook, delivery.id, QString::fromLatin1(textOf(delivery.type)), delivery.event,
        delivery.body, kDeliveryAttempts, delivery.at, delivery.at);
}

Status fillDeliveryEvents(Session &session)
{
    // The payload's eventId has no prefix.
    constexpr QByteArrayView kBefore = "\"eventId\":\"";
    QHash<qint64, EventId> events;
    TRY(session.each("select key, body from webhook_delivery where event is null", [&](const Row &row) {
        const QByteArray body = row.bytes(1);
        const qsizetype at = body.indexOf(kBefore);
        const auto id = idFrom<EventTag>("evt_" + body.mid(at + kBefore.size(), kIdTextLength));
        if (at >= 0 && id)
            events.insert(row.integer(0), *id);
    }));
    for (auto event = events.cbegin(); event != events.cend(); ++event) {
        const Status filled =
            session.run("update webhook_delivery set event = ? where key = ?", event.value(), event.key());
        if (!filled)
            return filled;
    }
    return {};
}

} // namespace stemdesk
