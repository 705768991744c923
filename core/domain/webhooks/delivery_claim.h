#pragma once

#include "core/domain/webhooks/webhook.h"

#include <optional>

namespace stemdesk {

/// The result of the last attempt at a subscription's URL.
enum class ReceiverHealth {
    Unknown, ///< No attempt yet.
    Well,
    Failing,
};

/// Reads the stored value: whether the last attempt, if any, failed.
inline ReceiverHealth receiverHealthFrom(std::optional<qint64> isFailing)
{
    if (!isFailing)
        return ReceiverHealth::Unknown;
    return *isFailing == 0 ? ReceiverHealth::Well : ReceiverHealth::Failing;
}

/// A delivery that we may attempt until its lease ends, with everything that the attempt needs.
struct ClaimedDelivery {
    qint64 key = 0; ///< Storage key.
    qint64 shopKey = 0; ///< Storage key.
    qint64 subscription = 0; ///< Storage key.
    Instant leaseUntil = 0;
    ShopId shop;
    WebhookId webhook;
    DeliveryId id;
    WebhookType type = WebhookType::EventCreated;
    QString url;
    QByteArray sealedSecret;
    QByteArray sealedRetiring; ///< The previous secret, while both sign; else empty.
    QByteArray body; ///< The bytes to send.
    bool isTest = false; ///< Sent with X-Service-Test.
};

/// The result of an attempt at a claimed delivery.
struct FinishedAttempt {
    qint64 key = 0;
    Instant leaseUntil = 0; ///< As set when it was claimed; identifies our claim on the delivery.
    DeliveryAttempt attempt;
};

inline bool isDelivered(const DeliveryAttempt &attempt)
{
    return attempt.status && *attempt.status >= 200 && *attempt.status < 300;
}

} // namespace stemdesk
