#pragma once

#include "core/domain/webhooks/webhook.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"
#include "core/json/webhooks/event_delivery_json.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kWebhookFields;
inline constexpr FieldTable kDeliveryAttemptFields{"at", "status", "error", "durationMs"};
inline constexpr FieldTable kDeliveryFields{
    "deliveryId",    "type",      "eventId",  "state", FieldNode{"attempts", kDeliveryAttemptFields},
    "nextAttemptAt", "createdAt", "updatedAt"};
/// For a single delivery.
inline constexpr FieldTable kWholeDeliveryFields{"deliveryId",
                                                 "type",
                                                 "eventId",
                                                 "state",
                                                 FieldNode{"attempts", kDeliveryAttemptFields},
                                                 "nextAttemptAt",
                                                 "createdAt",
                                                 "updatedAt",
                                                 FieldNode{"payload", kEventDeliveryFields}};

using WebhookBody = ResourceBody<WebhookId, WebhookPatch>;

void writeWebhook(JsonWriter &json, const Webhook &webhook, const FieldSelection &fields);
/// The answer to a create: the subscription with its secret, which is shown only there.
QByteArray newWebhookJson(const Webhook &webhook, QByteArrayView secret);
/// The answer to a test: {status, durationMs, error}.
QByteArray webhookTestJson(const DeliveryAttempt &attempt);
/// `overlapHours`: 0 to 168, by default 24.
Result<int> overlapHoursFrom(JsonObject object);
/// The result of newWebhookJson() without its secret, for storage; any other text unchanged.
QByteArray withoutSecret(const QByteArray &json);
/// `kind`: Create or Patch. The URL is not checked here.
Result<WebhookBody> webhookBodyFrom(JsonObject object, BodyKind kind);

/// The parts of a delivery that a selection of its fields requires.
DeliveryParts partsForDeliveries(const FieldSelection &fields);
void writeDelivery(JsonWriter &json, const Delivery &delivery, const FieldSelection &fields);
/// With the bytes that are sent, which are JSON; `fields` is a selection of kWholeDeliveryFields.
void writeWholeDelivery(JsonWriter &json, const Delivery &delivery, QByteArrayView payload,
                        const FieldSelection &fields);

} // namespace stemdesk
