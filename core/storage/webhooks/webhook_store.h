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
    /// NotFound where there is none.
    Result<Webhook> find(WebhookId id) const;

    Status insert(const Webhook &webhook, const QByteArray &sealedSecret);
    /// Stores what a person can change if the row has the version before `webhook`'s; Stale otherwise.
    Status update(const Webhook &webhook);
    /// What signs at `now`.
    struct Secrets {
        QByteArray sealed;
        QByteArray sealedRetiring; ///< Empty where only one signs.
    };
    Result<Secrets> secrets(WebhookId id, Instant now) const;
    /// What was the secret goes on signing until `retiringUntil`, where there is such a moment.
    Status replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil);
    /// With its deliveries and their attempts, which hang on it. NotFound where there is none.
    Status remove(WebhookId id);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
