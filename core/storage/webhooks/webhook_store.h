#pragma once

#include "core/domain/webhooks/webhook.h"
#include "core/storage/rows/resource_store.h"

namespace stemdesk {

/// The shop's subscriptions. Removing one removes its deliveries and their attempts too.
class WebhookStore : public ResourceStore<webhookSpec> {
public:
    using ResourceStore::ResourceStore;

    Status insert(const Webhook &webhook, const QByteArray &sealedSecret);
    /// The health of a new URL is unknown.
    Status forgetHealth(WebhookId id);
    /// Secrets that sign at `now`.
    struct Secrets {
        QByteArray sealed;
        QByteArray sealedRetiring; ///< Empty if only one signs.
    };
    Result<Secrets> secrets(WebhookId id, Instant now) const;
    /// The old secret also signs until `retiringUntil`, if given.
    Status replaceSecret(WebhookId id, const QByteArray &sealedSecret, std::optional<Instant> retiringUntil);
};

} // namespace stemdesk
