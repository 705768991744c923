#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/webhooks/webhook_type.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A subscription. Its secret is shown once and stored sealed; it never travels with the rest.
struct Webhook {
    WebhookId id;
    QString url;
    quint32 events = 0; ///< Bits of WebhookType; never 0.
    bool isPaused = false;
    qint64 failureCount = 0; ///< Deliveries given up since the last 2xx.
    std::optional<Instant> lastDeliveryAt; ///< Last 2xx.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    qint64 version = 0;

    friend bool operator==(const Webhook &, const Webhook &) = default;
};

/// An absent field keeps its value.
struct WebhookPatch {
    std::optional<QString> url;
    std::optional<quint32> events;
    std::optional<bool> isPaused;

    friend bool operator==(const WebhookPatch &, const WebhookPatch &) = default;
};

/// Describes the fields of a webhook.
const SpecOf<Webhook, WebhookPatch> &webhookSpec();

/// The subscription with the patch applied. A new one needs a URL and a type; the URL itself is checked elsewhere,
/// because that takes a look-up.
Result<Webhook> patched(Webhook webhook, const WebhookPatch &patch);
/// The patch that undoes `patch` on `before`.
WebhookPatch inverse(const Webhook &before, const WebhookPatch &patch);

/// Identifies the row to the vault that seals its secret.
QByteArray secretIdentityOf(WebhookId id);

enum class DeliveryState { Pending, Delivered, Failed };

/// "pending", "delivered", "failed".
QByteArrayView textOf(DeliveryState state);
inline constexpr DeliveryState kDeliveryStates[] = {DeliveryState::Pending, DeliveryState::Delivered,
                                                    DeliveryState::Failed};

struct DeliveryAttempt {
    Instant at = 0; ///< When it began.
    std::optional<int> status; ///< None where no answer came.
    QString error; ///< The reason of a failure, for the log; empty after a 2xx.
    qint64 durationMs = 0;

    friend bool operator==(const DeliveryAttempt &, const DeliveryAttempt &) = default;
};

/// One message to one subscription, with all its attempts.
struct Delivery {
    DeliveryId id;
    WebhookId webhook;
    WebhookType type = WebhookType::EventCreated;
    EventId event; ///< The changed event.
    DeliveryState state = DeliveryState::Pending;
    QList<DeliveryAttempt> attempts; ///< Oldest first.
    std::optional<Instant> nextAttemptAt; ///< While pending.
    Instant createdAt = 0;

    /// When its last attempt ended; before the first one, when it was created.
    Instant updatedAt() const;

    friend bool operator==(const Delivery &, const Delivery &) = default;
};

struct DeliveryFilter {
    std::optional<DeliveryState> state;
    EventId event; ///< Null: of any.
};

/// The parts of deliveries to read besides their own row.
struct DeliveryParts {
    bool attempts = true;
};

} // namespace stemdesk
