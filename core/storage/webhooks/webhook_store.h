#pragma once

#include "core/domain/page.h"
#include "core/domain/webhooks/webhook.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// The shop's subscriptions.
class WebhookStore {
public:
    WebhookStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// In order of creation.
    Result<Page<Webhook>> list(const WebhookFilter &filter, const PageRequest &page) const;
    /// NotFound if there is none.
    Result<Webhook> find(WebhookId id) const;

    Status insert(const Webhook &webhook, const QByteArray &sealedSecret);
    /// Stores the editable fields if the row has the version before `webhook`'s; Stale otherwise.
    Status update(const Webhook &before, const Webhook &after);
    /// Secrets that sign at `now`.
    struct Secrets {
        QByteArray sealed;
        QByteArray sealedRetiring; ///< Empty if only one signs.
    };
    Result<Secrets> secrets(WebhookId id, Instant now) const;
    /// The old secret also signs until `retiringUntil`, if given.
    Status replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil);
    /// Removes its deliveries and their attempts too. NotFound if there is none.
    Status remove(WebhookId id);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
