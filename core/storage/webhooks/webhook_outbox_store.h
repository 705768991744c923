#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/webhooks/webhook_type.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

class Session;

/// A delivery to be queued.
struct NewDelivery {
    qint64 webhook = 0;
    DeliveryId id;
    WebhookType type = WebhookType::EventCreated;
    EventId event;
    QByteArray body; ///< The bytes that every attempt sends.
    Instant at = 0;
};

/// The writing end of the webhook outbox.
class WebhookOutboxStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Keys of the shop's subscriptions to `type`, paused ones too (theirs are recorded and held).
    Result<QList<qint64>> subscribers(WebhookType type) const;
    /// Queues it with all its attempts, the first due at once.
    Status insert(const NewDelivery &delivery);
};

/// Fills in the event of deliveries that lack it.
Status fillDeliveryEvents(Session &session);

} // namespace stemdesk
