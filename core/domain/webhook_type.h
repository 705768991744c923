#pragma once

#include <QByteArrayView>

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

} // namespace stemdesk
