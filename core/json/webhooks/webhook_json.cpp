#include "core/json/webhooks/webhook_json.h"

#include "core/base/wording.h"
#include "core/json/reserialize.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kSecret = ",\"secret\":\"";

QStringList typesIn(quint32 events)
{
    QStringList types;
    for (const WebhookType type : kWebhookTypes) {
        if ((events & quint32(type)) != 0)
            types += QString::fromLatin1(textOf(type));
    }
    return types;
}

QStringList typeNames()
{
    return typesIn(~quint32(0));
}

/// Duplicates count once.
void readTypes(ObjectReader &reader, std::optional<quint32> &events)
{
    QStringList names;
    if (!reader.read("events", names))
        return;
    quint32 types = 0;
    for (qsizetype at = 0; at < names.size(); ++at) {
        const auto type = webhookTypeFrom(names.at(at).toUtf8());
        if (!type) {
            Error error = notAmong(u"events[%1]"_s.arg(at), names.at(at), typeNames());
            error.code = "invalid_event_type";
            reader.fail("events", error);
            return;
        }
        types |= quint32(*type);
    }
    if (types == 0)
        reader.fail("events", unfit(u"events"_s, u"an array of "_s + anyOf(typeNames()), u"an empty one"_s));
    events = types;
}

void writeAttempt(JsonWriter &json, const DeliveryAttempt &attempt, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kDeliveryAttemptFields["at"], attempt.at);
    out.field(kDeliveryAttemptFields["status"], attempt.status);
    out.nullableText(kDeliveryAttemptFields["error"], attempt.error);
    out.field(kDeliveryAttemptFields["durationMs"], attempt.durationMs);
}

/// The tables of a delivery's fields begin alike.
void writeMembers(ObjectWriter &out, const Delivery &delivery)
{
    out.field(kDeliveryFields["deliveryId"], delivery.id);
    out.field(kDeliveryFields["type"], textOf(delivery.type));
    out.field(kDeliveryFields["eventId"], delivery.event);
    out.field(kDeliveryFields["state"], textOf(delivery.state));
    out.objects(kDeliveryFields["attempts"], delivery.attempts, writeAttempt);
    out.field(kDeliveryFields["nextAttemptAt"], delivery.nextAttemptAt);
    out.field(kDeliveryFields["createdAt"], delivery.createdAt);
    out.field(kDeliveryFields["updatedAt"], delivery.updatedAt());
}

} // namespace

constinit const FieldList kWebhookFields(specOf<webhookSpec>);

void writeWebhook(JsonWriter &json, const Webhook &webhook, const FieldSelection &fields)
{
    const auto writeEvents = [](ObjectWriter &out, const Field &field, const void *object) {
        out.field(field, typesIn(static_cast<const Webhook *>(object)->events));
    };
    writeFields(json, webhookSpec(), &webhook, fields, writeEvents);
}

QByteArray newWebhookJson(const Webhook &webhook, QByteArrayView secret)
{
    JsonWriter json;
    writeWebhook(json, webhook, FieldSelection());
    return json.take().chopped(1).append(kSecret).append(secret).append("\"}"); // Base64: nothing to escape.
}

QByteArray withoutSecret(const QByteArray &json)
{
    const qsizetype at = json.lastIndexOf(kSecret);
    return at < 0 ? json : json.first(at) + '}';
}

Result<WebhookBody> webhookBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    WebhookBody body;
    if (kind == BodyKind::Create) {
        requireMember(reader, "url");
        requireMember(reader, "events");
    }
    readResource(reader, webhookSpec(), kind, body);
    readTypes(reader, body.patch.events);
    return finished(reader, std::move(body));
}

Result<int> overlapHoursFrom(JsonObject object)
{
    constexpr int kDefaultHours = 24;
    constexpr int kMost = 7 * 24;
    ObjectReader reader(object);
    std::optional<int> hours;
    if (reader.read("overlapHours", hours) && (*hours < 0 || *hours > kMost))
        reader.fail("overlapHours",
                    unfit(u"overlapHours"_s, u"a whole number from 0 to %1"_s.arg(kMost), QString::number(*hours)));
    return finished(reader, hours.value_or(kDefaultHours));
}

DeliveryParts partsForDeliveries(const FieldSelection &fields)
{
    return {.attempts = fields.has(kDeliveryFields["attempts"]) || fields.has(kDeliveryFields["updatedAt"])};
}

QByteArray webhookTestJson(const DeliveryAttempt &attempt)
{
    const FieldSelection everything;
    JsonWriter json;
    {
        ObjectWriter out(json, everything);
        out.field(kDeliveryAttemptFields["status"], attempt.status);
        out.field(kDeliveryAttemptFields["durationMs"], attempt.durationMs);
        out.nullableText(kDeliveryAttemptFields["error"], attempt.error);
    }
    return json.take();
}

void writeDelivery(JsonWriter &json, const Delivery &delivery, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeMembers(out, delivery);
}

void writeWholeDelivery(JsonWriter &json, const Delivery &delivery, QByteArrayView payload,
                        const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeMembers(out, delivery);
    if (out.begins(kWholeDeliveryFields["payload"]))
        writeFiltered(json, payload, kEventDeliveryFields, fields.child(kWholeDeliveryFields["payload"]));
}

} // namespace stemdesk
