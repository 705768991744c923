#include "core/json/webhooks/event_delivery_json.h"

#include "core/json/json_writer.h"

namespace stemdesk {

QByteArray eventDeliveryBody(QByteArrayView type, Instant timestamp, const Event &event)
{
    JsonWriter json;
    json.beginObject();
    json.field("type", type);
    json.field("timestamp", timestamp);
    json.key("data");
    json.beginObject();
    json.field("eventId", idText(event.id.bytes()));
    json.nullableText("slug", event.slug);
    json.field("name", event.name);
    json.field("status", event.status);
    json.nullableText("ceremonyAddress", event.ceremonyAddress);
    json.nullableText("venueAddress", event.venueAddress);
    json.field("ceremonyStart", event.ceremonyStart);
    json.field("ceremonyEnd", event.ceremonyEnd);
    json.field("venueStart", event.venueStart);
    json.field("venueEnd", event.venueEnd);
    json.field("budget", event.budget);
    json.field("numberOfGuests", event.numberOfGuests);
    json.field("numberOfTables", event.numberOfTables);
    json.field("colourScheme", event.colourScheme);
    json.endObject();
    json.endObject();
    return json.take();
}

} // namespace stemdesk
