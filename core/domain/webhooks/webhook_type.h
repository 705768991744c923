#pragma once

#include <QByteArrayView>

#include <optional>

namespace stemdesk {

/// The types that a webhook can subscribe to. Their values are the bits that a subscription stores.
enum class WebhookType {
    EventCreated = 1,
    EventUpdated = 2,
};

/// The name used in subscriptions and deliveries: "event.created".
constexpr QByteArrayView textOf(WebhookType type)
{
    return type == WebhookType::EventCreated ? "event.created" : "event.updated";
}

inline constexpr WebhookType kWebhookTypes[] = {WebhookType::EventCreated, WebhookType::EventUpdated};

inline std::optional<WebhookType> webhookTypeFrom(QByteArrayView text)
{
    for (const WebhookType type : kWebhookTypes) {
        if (textOf(type) == text)
            return type;
    }
    return std::nullopt;
}

} // namespace stemdesk
