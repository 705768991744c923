#pragma once

#include "core/domain/page.h"
#include "core/domain/webhooks/webhook.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/resource_store.h"

namespace stemdesk {
class Row;

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

/// The log of deliveries to the shop's subscriptions. Due times and leases belong to the queue.
class WebhookDeliveryStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// A subscription's deliveries, newest first. All attempts take one statement.
    Result<Page<Delivery>> newest(WebhookId webhook, const DeliveryFilter &filter, const PageRequest &page,
                                  const DeliveryParts &parts) const;
    /// NotFound if the subscription has no such delivery; so do the others.
    Result<Delivery> find(WebhookId webhook, DeliveryId id) const;
    /// The bytes that every attempt sends.
    Result<QByteArray> body(WebhookId webhook, DeliveryId id) const;

    /// Makes it pending, with all attempts, the first due at `due`. An attempt in progress continues.
    Status redeliver(WebhookId webhook, DeliveryId id, Instant due);

private:
    struct Stored {
        qint64 key = 0;
        Delivery delivery;
    };

    static Stored storedFrom(const Row &row, WebhookId webhook);
    Status fillAttempts(QList<Stored> &deliveries) const;
};

} // namespace stemdesk
