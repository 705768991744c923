#include "core/domain/webhooks/webhook.h"

#include "core/domain/field_rules.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<Webhook> patched(Webhook webhook, const WebhookPatch &patch)
{
    FieldRules rules;
    rules.take(webhook.url, patch.url);
    rules.take(webhook.events, patch.events);
    rules.take(webhook.isPaused, patch.isPaused);
    rules.require(patch.url || webhook.version != 0, u"url"_s); // An empty one is the judge's to refuse.
    rules.require(webhook.events != 0, u"events"_s);
    return rules.result(std::move(webhook));
}

WebhookPatch inverse(const Webhook &before, const WebhookPatch &patch)
{
    return {.url = was(patch.url, before.url),
            .events = was(patch.events, before.events),
            .isPaused = was(patch.isPaused, before.isPaused)};
}

QByteArray secretIdentityOf(WebhookId id)
{
    return "webhook:" + QByteArray(reinterpret_cast<const char *>(id.bytes().data()), qsizetype(id.bytes().size()));
}

QByteArrayView textOf(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Pending: return "pending";
    case DeliveryState::Delivered: return "delivered";
    case DeliveryState::Failed: return "failed";
    }
    Q_UNREACHABLE();
}

Instant Delivery::updatedAt() const
{
    Instant latest = createdAt;
    for (const DeliveryAttempt &attempt : attempts)
        latest = std::max(latest, attempt.at + attempt.durationMs);
    return latest;
}

} // namespace stemdesk
