#pragma once

namespace stemdesk {

class SecretVault;
class WebhookSender;
class WebhookUrlCheck;

/// What subscriptions need from outside the services. Without it subscriptions can be read, paused and deleted, but
/// none can be made.
struct WebhookParts {
    const WebhookUrlCheck *urls = nullptr;
    SecretVault *secrets = nullptr;
    const WebhookSender *sender = nullptr; ///< Of tests.
};

} // namespace stemdesk
