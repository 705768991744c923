#include "core/api/mcp/resources.h"

#include "core/api/mcp/whole_event.h"
#include "core/json/json_writer.h"
#include "core/json/orders/order_sheet_json.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kEvents = "stemdesk://event/";
constexpr QByteArrayView kSheets = "stemdesk://order-sheet/";
constexpr int kListed = 25; ///< Events, and as many sheets.

void writeResource(JsonWriter &json, const QByteArray &uri, const QString &name, const QString &description)
{
    json.beginObject();
    json.field("uri", QByteArrayView(uri));
    json.field("name", QStringView(name));
    json.field("description", QStringView(description));
    json.field("mimeType", QByteArrayView("application/json"));
    json.endObject();
}

void writeTemplate(JsonWriter &json, const QByteArray &uri, const QString &name, const QString &description)
{
    json.beginObject();
    json.field("uriTemplate", QByteArrayView(uri));
    json.field("name", QStringView(name));
    json.field("description", QStringView(description));
    json.field("mimeType", QByteArrayView("application/json"));
    json.endObject();
}

Status writeEvents(JsonWriter &json, const Caller &caller)
{
    const Page<Event> events = TRY(caller.shop.events.list({}, {.limit = kListed}));
    for (const Event &event : events.rows)
        writeResource(json, kEvents.toByteArray() + event.id.text(), event.name,
                      u"An event: its details, groups, lines and prices."_s);
    return {};
}

Status writeSheets(JsonWriter &json, const Caller &caller)
{
    const Page<SavedSheet> sheets = TRY(caller.shop.savedOrders.sheets({.limit = kListed}));
    for (const SavedSheet &saved : sheets.rows) {
        QStringList events;
        for (const auto &event : saved.sheet.events)
            events += event.name;
        writeResource(json, kSheets.toByteArray() + saved.sheet.id.text(), events.join(u", "_s),
                      u"An order sheet as it was saved, by suppliers."_s);
    }
    return {};
}

Result<QByteArray> savedSheet(const Caller &caller, QByteArrayView text)
{
    const Result<OrderSheetId> id = idFrom<OrderSheetTag>(text);
    if (!id)
        return notFound();
    const OrderSheet sheet = TRY(caller.shop.orderSheets.find(*id));
    JsonWriter json;
    writeOrderSheet(json, sheet, FieldSelection());
    return json.take();
}

} // namespace

Status writeResourceList(JsonWriter &json, const Caller &caller)
{
    json.key("resources");
    json.beginArray();
    if (caller.scopes.has(Scope::EventsRead)) {
        TRY(writeEvents(json, caller));
    }
    if (caller.scopes.has(Scope::OrdersRead)) {
        TRY(writeSheets(json, caller));
    }
    json.endArray();
    return {};
}

void writeResourceTemplates(JsonWriter &json, const Caller &caller)
{
    json.key("resourceTemplates");
    json.beginArray();
    if (caller.scopes.has(Scope::EventsRead))
        writeTemplate(json, kEvents.toByteArray() + "{eventId}", u"event"_s,
                      u"An event by its id (evt_...): its details, groups, lines and prices."_s);
    if (caller.scopes.has(Scope::OrdersRead))
        writeTemplate(json, kSheets.toByteArray() + "{orderSheetId}", u"order-sheet"_s,
                      u"A saved order sheet by its id (ordr_...), by suppliers."_s);
    json.endArray();
}

Result<QByteArray> readResource(const Caller &caller, QByteArrayView uri)
{
    if (uri.startsWith(kEvents) && caller.scopes.has(Scope::EventsRead)) {
        const Result<EventId> id = idFrom<EventTag>(uri.sliced(kEvents.size()));
        return id ? wholeEvent(caller, *id) : Result<QByteArray>(notFound());
    }
    if (uri.startsWith(kSheets) && caller.scopes.has(Scope::OrdersRead))
        return savedSheet(caller, uri.sliced(kSheets.size()));
    return notFound();
}

} // namespace stemdesk::mcp
