#pragma once

#include "core/domain/page.h"
#include "core/domain/webhooks/webhook.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Row;

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
