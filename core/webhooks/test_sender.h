#pragma once

#include "core/services/webhooks/webhook_sender.h"
#include "core/webhooks/receiver_connection.h"

namespace stemdesk {

class SecretVault;
class UrlGate;

/// Makes attempts like the dispatcher, one at a time and while its caller waits.
class TestSender final : public WebhookSender {
public:
    /// Without a vault nothing can be signed. Both outlive the sender.
    TestSender(const UrlGate &gate, SecretVault *vault, DeliveryTransport transport = {});

    Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery, Instant now) const override;

private:
    const UrlGate &m_gate;
    SecretVault *m_vault;
    DeliveryTransport m_transport;
};

} // namespace stemdesk
