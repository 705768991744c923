#pragma once

#include "core/domain/webhooks/webhook.h"

#include <optional>

namespace stemdesk {

/// How the last attempt at a subscription's URL went.
enum class ReceiverHealth {
    Unknown, ///< There was none.
    Well,
    Failing,
};

/// As it is stored: whether the last attempt failed, if there was one.
inline ReceiverHealth receiverHealthFrom(std::optional<qint64> isFailing)
{
    if (!isFailing)
        return ReceiverHealth::Unknown;
    return *isFailing == 0 ? ReceiverHealth::Well : ReceiverHealth::Failing;
}

/// A delivery that is ours to attempt until its lease ends, with all that the attempt needs.
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
    QByteArray sealedRetiring; ///< The secret before it, while both sign; else empty.
    QByteArray body; ///< The bytes to send.
    bool isTest = false; ///< Sent with X-Service-Test.
};

/// How an attempt at a claimed delivery ended.
struct FinishedAttempt {
    qint64 key = 0;
    Instant leaseUntil = 0; ///< As claimed: tells whether the delivery is still ours.
    DeliveryAttempt attempt;
};

inline bool isDelivered(const DeliveryAttempt &attempt)
{
    return attempt.status && *attempt.status >= 200 && *attempt.status < 300;
}

} // namespace stemdesk
