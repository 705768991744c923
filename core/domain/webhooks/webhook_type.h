#pragma once

#include <QByteArrayView>

#include <optional>

namespace stemdesk {

/// What a webhook subscription can ask for. The values are the bits in which a subscription's types are stored.
enum class WebhookType {
    EventCreated = 1,
    EventUpdated = 2,
};

/// As it is subscribed to and sent: "event.created".
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
