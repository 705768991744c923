#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"
#include "core/services/webhooks/webhook_parts.h"
#include "core/webhooks/receiver_connection.h"
#include "core/webhooks/signer.h"
#include "core/webhooks/url_gate.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>

namespace stemdesk {

struct CheckedUrl;
class SecretVault;

/// The bytes of one attempt's request. Attempts of one delivery differ in their timestamps and in what is signed with
/// them, never in the body. `at` is when the attempt began; `secrets` are the
/// subscription's.
QByteArray deliveryRequest(const CheckedUrl &url, const ClaimedDelivery &delivery, const SigningSecrets &secrets,
                           Instant at);

class ConnectionPool;
class ReceiverConnection;

/// One attempt at a delivery: the URL is checked again, its host looked up, and the request sent to the checked
/// address. It is over when the response's head is there, or after the transport's limit, whatever it is waiting for
/// then.
class Attempt : public QObject {
    Q_OBJECT

public:
    struct Means {
        const UrlGate &gate;
        ConnectionPool &pool;
    };

    /// Destroying it aborts it.
    Attempt(ClaimedDelivery delivery, SigningSecrets secrets, const Means &means, QObject *parent = nullptr);
    ~Attempt() override;
    Q_DISABLE_COPY_MOVE(Attempt)

    const ClaimedDelivery &delivery() const { return m_delivery; }
    void setLease(Instant until) { m_delivery.leaseUntil = until; }

    /// Begins, at `now`.
    void start(Instant now);

Q_SIGNALS:
    /// Emitted once; from the event loop, never from start().
    void ended(const stemdesk::DeliveryAttempt &attempt);

private:
    void onChecked(const Result<OpenUrl> &open);
    void send();
    void onAnswered(int status);
    void onFailed(const QString &why);
    void end(const QString &error);

    ClaimedDelivery m_delivery;
    SigningSecrets m_secrets;
    Means m_means;
    std::optional<OpenUrl> m_open;
    std::unique_ptr<ReceiverConnection> m_connection;
    QElapsedTimer m_time;
    DeliveryAttempt m_result;
    bool m_isOver = false;
};

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
