#include "core/domain/webhooks/webhook.h"

#include "core/domain/fields/field_of.h"

#include <algorithm>

namespace stemdesk {

namespace {

void takeTypes(FieldRules &rules, quint32 &types, const std::optional<quint32> &given, const QString &field)
{
    rules.take(types, given);
    rules.require(types != 0, field);
}

} // namespace

const SpecOf<Webhook, WebhookPatch> &webhookSpec()
{
    using S = Webhook;
    using P = WebhookPatch;
    static constexpr auto kFields = fieldsOf<Webhook>(
        ownId<&S::id>("id"), field<&S::url, &P::url>("url", required(anything())), // UrlPolicy refuses an empty one.
        field<&S::events, &P::events>("events", ruledBy<takeTypes>(), kOwnJson).storedAs("event_types"),
        field<&S::isPaused, &P::isPaused>("isPaused", anything()),
        // Only the deliverer counts deliveries.
        fixedField<&S::failureCount>("failureCount", kFixed),
        fixedField<&S::lastDeliveryAt>("lastDeliveryAt", kFixed | kMoment));
    static constexpr auto kSpec = described<S, P>("webhook", kFields);
    return kSpec;
}

Result<Webhook> patched(Webhook webhook, const WebhookPatch &patch)
{
    return applied(webhookSpec(), std::move(webhook), patch);
}

WebhookPatch inverse(const Webhook &before, const WebhookPatch &patch)
{
    return inverted(webhookSpec(), before, patch);
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
