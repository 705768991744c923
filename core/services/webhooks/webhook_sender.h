#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"

namespace stemdesk {

/// Sends one delivery to its receiver at once, past the outbox. Any thread.
class WebhookSender {
public:
    WebhookSender() = default;
    virtual ~WebhookSender() = default;
    Q_DISABLE_COPY_MOVE(WebhookSender)

    /// Waits for the attempt's end. Unavailable if its secrets cannot be opened.
    virtual Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery, Instant now) const = 0;
};

} // namespace stemdesk
