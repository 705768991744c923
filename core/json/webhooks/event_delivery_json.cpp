#include "core/json/webhooks/event_delivery_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

namespace {

void writeDelivered(JsonWriter &json, const Event &event, const FieldSelection &fields)
{
    constexpr auto &kFields = kDeliveredEventFields;
    ObjectWriter out(json, fields);
    out.field(kFields["eventId"], QByteArrayView(idText(event.id.bytes())));
    out.nullableText(kFields["slug"], event.slug);
    out.field(kFields["name"], event.name);
    out.field(kFields["status"], event.status);
    out.nullableText(kFields["ceremonyAddress"], event.ceremonyAddress);
    out.nullableText(kFields["venueAddress"], event.venueAddress);
    out.field(kFields["ceremonyStart"], event.ceremonyStart);
    out.field(kFields["ceremonyEnd"], event.ceremonyEnd);
    out.field(kFields["venueStart"], event.venueStart);
    out.field(kFields["venueEnd"], event.venueEnd);
    out.field(kFields["budget"], event.budget);
    out.field(kFields["numberOfGuests"], event.numberOfGuests);
    out.field(kFields["numberOfTables"], event.numberOfTables);
    out.field(kFields["colourScheme"], event.colourScheme);
}

} // namespace

QByteArray eventDeliveryBody(QByteArrayView type, Instant timestamp, const Event &event)
{
    const FieldSelection everything;
    JsonWriter json;
    {
        ObjectWriter out(json, everything);
        out.field(kEventDeliveryFields["type"], type);
        out.field(kEventDeliveryFields["timestamp"], timestamp);
        out.object(kEventDeliveryFields["data"], event, writeDelivered);
    }
    return json.take();
}

} // namespace stemdesk
