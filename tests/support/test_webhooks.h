#pragma once

#include "core/services/secrets/secret_vault.h"
#include "core/services/webhooks/webhook_parts.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <functional>
#include <mutex>

namespace stemdesk {

/// Accepts https URLs without a look-up. A URL whose host is an error code ("https://url_host_not_public/") is refused
/// with that code.
class EasyUrlCheck final : public WebhookUrlCheck {
public:
    Result<QString> accepted(const QString &url) const override;

    /// Called by each check, on its thread. Set it only between checks.
    void setWhileChecking(std::function<void()> act) { m_whileChecking = std::move(act); }

private:
    std::function<void()> m_whileChecking;
};

/// Sends nothing: answers 204 if the host begins with "hooks.", otherwise as if it were unreachable.
class EasySender final : public WebhookSender {
public:
    Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery, Instant now) const override;

    /// The deliveries passed to it.
    QList<ClaimedDelivery> all() const;

private:
    mutable std::mutex m_mutex; // Guards calls from worker threads.
    mutable QList<ClaimedDelivery> m_all;
};

/// A vault in memory that can be locked. A sealed secret opens only under the same identity.
class MemoryVault final : public SecretVault {
public:
    Status prepare() override;
    Result<QByteArray> seal(Session &session, const QByteArray &plain, const QByteArray &identity) override;
    Result<QByteArray> open(const QByteArray &sealed, const QByteArray &identity) override;

    void setLocked(bool isLocked) { m_isLocked = isLocked; }

private:
    std::atomic<bool> m_isLocked = false;
};

} // namespace stemdesk
