#include "core/storage/webhooks/webhook_store.h"

#include "core/storage/engine/session.h"

#include <limits>

namespace stemdesk {

namespace {

const QByteArray kWebhookColumns =
    "key, id, url, event_types, is_paused, failure_count, last_delivery_at, created_at, updated_at, version";

Webhook webhookFrom(const Row &row)
{
    return {.id = row.id<WebhookId>(1),
            .url = row.text(2),
            .events = quint32(row.integer(3)),
            .isPaused = row.flag(4),
            .failureCount = row.integer(5),
            .lastDeliveryAt = row.optionalInteger(6),
            .createdAt = row.integer(7),
            .updatedAt = row.integer(8),
            .version = row.integer(9)};
}

} // namespace

Result<Page<Webhook>> WebhookStore::list(const WebhookFilter &filter, const PageRequest &page) const
{
    Page<Webhook> found;
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(webhookFrom(row));
        lastKey = row.integer(0);
    };
    static const QByteArray kListed = "select " + kWebhookColumns
        + " from webhook where shop = ? and key > ? and updated_at >= ? order by key limit ?";
    const Status read =
        m_session.each(kListed, take, m_tenant.shop, page.after.value_or(0),
                       filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<Webhook> WebhookStore::find(WebhookId id) const
{
    static const QByteArray kFind = "select " + kWebhookColumns + " from webhook where shop = ? and id = ?";
    const auto found = m_session.first(kFind, webhookFrom, m_tenant.shop, id);
    if (!found)
        return found.error();
    if (!*found)
        return notFound();
    return **found;
}

Status WebhookStore::insert(const Webhook &webhook, const QByteArray &sealedSecret)
{
    return m_session.run("insert into webhook (shop, id, url, event_types, is_paused, secret, failure_count, "
                         "last_delivery_at, created_at, updated_at, version) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, webhook.id, webhook.url, qint64(webhook.events), webhook.isPaused, sealedSecret,
                         webhook.failureCount, webhook.lastDeliveryAt, webhook.createdAt, webhook.updatedAt,
                         webhook.version);
}

Status WebhookStore::update(const Webhook &webhook)
{
    // Nothing is known of another receiver.
    const auto changed = m_session.change(
        "update webhook set is_failing = case when url = ? then is_failing end, url = ?, event_types = ?, "
        "is_paused = ?, updated_at = ?, version = ? where shop = ? and id = ? and version = ?",
        webhook.url, webhook.url, qint64(webhook.events), webhook.isPaused, webhook.updatedAt, webhook.version,
        m_tenant.shop, webhook.id, webhook.version - 1);
    if (!changed)
        return changed.error();
    return *changed == 1 ? Status() : Status(stale());
}

Status WebhookStore::replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil)
{
    const QByteArray retiring = retiringUntil ? "secret" : "null";
    const auto changed = m_session.change("update webhook set retiring_secret = " + retiring
                                              + ", retiring_until = ?, secret = ? where shop = ? and id = ?",
                                          retiringUntil, sealedSecret, m_tenant.shop, id);
    if (!changed)
        return changed.error();
    return *changed == 1 ? Status() : Status(notFound());
}

Status WebhookStore::remove(WebhookId id)
{
    const auto gone = m_session.change("delete from webhook where shop = ? and id = ?", m_tenant.shop, id);
    if (!gone)
        return gone.error();
    return *gone == 1 ? Status() : Status(notFound());
}

} // namespace stemdesk
