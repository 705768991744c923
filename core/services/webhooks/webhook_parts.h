#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"

#include <QString>

namespace stemdesk {
class SecretVault;

/// Decides which URLs webhooks may be sent to. Any thread.
class WebhookUrlCheck {
public:
    WebhookUrlCheck() = default;
    virtual ~WebhookUrlCheck() = default;
    Q_DISABLE_COPY_MOVE(WebhookUrlCheck)

    /// The URL as it is stored, scheme and host in lower case; refused with a `url_*` code otherwise. Looks the host
    /// up, so it may take as long as a delivery's attempt.
    virtual Result<QString> accepted(const QString &url) const = 0;
};

/// Sends one delivery to its receiver at once, past the outbox. Any thread.
class WebhookSender {
public:
    WebhookSender() = default;
    virtual ~WebhookSender() = default;
    Q_DISABLE_COPY_MOVE(WebhookSender)

    /// Waits for the attempt's end. Unavailable if its secrets cannot be opened.
    virtual Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery, Instant now) const = 0;
};

/// Dependencies of subscriptions from outside the services. Without them, subscriptions can be read, paused and
/// deleted, but not created.
struct WebhookParts {
    const WebhookUrlCheck *urls = nullptr;
    SecretVault *secrets = nullptr;
    const WebhookSender *sender = nullptr; ///< For test deliveries.
};

} // namespace stemdesk
