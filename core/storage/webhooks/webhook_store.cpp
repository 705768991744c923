#include "core/storage/webhooks/webhook_store.h"

#include "core/storage/engine/page_read.h"
#include "core/storage/rows/resource_rows.h"

#include <limits>

namespace stemdesk {

namespace {

const ResourceRows<Webhook> kWebhookRows(webhookSpec());
const QByteArray kWebhookSelect = "select key, " + kWebhookRows.names() + " from webhook where shop = ?";

Webhook webhookFrom(const Row &row)
{
    return kWebhookRows.read(row, 1);
}

} // namespace

Result<Page<Webhook>> WebhookStore::list(const WebhookFilter &filter, const PageRequest &page) const
{
    const QByteArray listed =
        kWebhookSelect + " and key > ? and updated_at >= ?" + idClause(page) + " order by key limit ?";
    return readPage(m_session, listed, webhookFrom, page.limit, m_tenant.shop, page.after.value_or(0),
                    filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), idsOf(page));
}

Result<Webhook> WebhookStore::find(WebhookId id) const
{
    static const QByteArray kFind = kWebhookSelect + " and id = ?";
    const auto found = TRY(m_session.first(kFind, webhookFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Status WebhookStore::insert(const Webhook &webhook, const QByteArray &sealedSecret)
{
    static const QByteArray kInsert = kWebhookRows.insertSql("shop, secret");
    return m_session.run(kInsert, m_tenant.shop, sealedSecret, kWebhookRows.inserted(webhook));
}

Status WebhookStore::update(const Webhook &before, const Webhook &after)
{
    const RowChange change("webhook", kWebhookRows.updated(before), kWebhookRows.updated(after));
    TRY(m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop,
                              before.id, before.version));
    if (after.url == before.url)
        return {};
    // A new URL's health is unknown.
    return m_session.run("update webhook set is_failing = null where shop = ? and id = ?", m_tenant.shop, after.id);
}

Result<WebhookStore::Secrets> WebhookStore::secrets(WebhookId id, Instant now) const
{
    const auto found = TRY(m_session.first(
        "select secret, case when retiring_until > ? then retiring_secret end from webhook where shop = ? and id = ?",
        [](const Row &row) {
            return Secrets{row.bytes(0), row.bytes(1)};
        },
        now, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Status WebhookStore::replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil)
{
    const QByteArray retiring = retiringUntil ? "secret" : "null";
    const auto changed = TRY(m_session.change("update webhook set retiring_secret = " + retiring
                                                  + ", retiring_until = ?, secret = ? where shop = ? and id = ?",
                                              retiringUntil, sealedSecret, m_tenant.shop, id));
    return changed == 1 ? Status() : Status(notFound());
}

Status WebhookStore::remove(WebhookId id)
{
    const auto gone = TRY(m_session.change("delete from webhook where shop = ? and id = ?", m_tenant.shop, id));
    return gone == 1 ? Status() : Status(notFound());
}

} // namespace stemdesk
