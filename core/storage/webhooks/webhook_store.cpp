#include "core/storage/webhooks/webhook_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

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

} // namespace stemdesk
