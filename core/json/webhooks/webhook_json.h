#pragma once

#include "core/domain/webhooks/webhook.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kWebhookFields{
    "id", "url", "events", "isPaused", "failureCount", "lastDeliveryAt", "createdAt", "updatedAt"};
inline constexpr FieldTable kDeliveryAttemptFields{"at", "status", "error", "durationMs"};
inline constexpr FieldTable kDeliveryFields{
    "deliveryId",    "type",      "state",    FieldNode{"attempts", kDeliveryAttemptFields},
    "nextAttemptAt", "createdAt", "updatedAt"};

using WebhookBody = ResourceBody<WebhookId, WebhookPatch>;

void writeWebhook(JsonWriter &json, const Webhook &webhook, const FieldSelection &fields);
/// The answer to a create: the subscription with its secret, which is shown only there.
QByteArray newWebhookJson(const Webhook &webhook, QByteArrayView secret);
/// What newWebhookJson() made, as it may be kept; any other text as it is.
QByteArray withoutSecret(const QByteArray &json);
/// `kind`: Create or Patch. The URL is taken as it is: it is judged elsewhere.
Result<WebhookBody> webhookBodyFrom(JsonObject object, BodyKind kind);

/// What a selection of a delivery's fields needs to be read.
DeliveryParts partsForDeliveries(const FieldSelection &fields);
void writeDelivery(JsonWriter &json, const Delivery &delivery, const FieldSelection &fields);

} // namespace stemdesk
