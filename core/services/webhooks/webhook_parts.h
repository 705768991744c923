#pragma once

namespace stemdesk {

class SecretVault;
class WebhookSender;
class WebhookUrlCheck;

/// Dependencies of subscriptions from outside the services. Without them, subscriptions can be read, paused and
/// deleted, but not created.
struct WebhookParts {
    const WebhookUrlCheck *urls = nullptr;
    SecretVault *secrets = nullptr;
    const WebhookSender *sender = nullptr; ///< For test deliveries.
};

} // namespace stemdesk
