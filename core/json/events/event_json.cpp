#include "core/json/events/event_json.h"

#include "core/base/wording.h"
#include "core/json/object_writer.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

static_assert(std::ranges::equal(kEventRowFields.nodes(),
                                 std::span(kEventFields.nodes()).first(kEventRowFields.nodes().size()), {},
                                 &FieldNode::name, &FieldNode::name),
              "writeRow() serves both shapes");

constexpr std::array kHeavyFields{
    kEventFields["descriptionHtml"], kEventFields["imageUrls"],  kEventFields["links"],
    kEventFields["notes"],           kEventFields["contacts"],   kEventFields["source"],
    kEventFields["followUpOn"],      kEventFields["lostReason"], kEventFields["paymentPlan"],
    kEventFields["acceptedQuote"],   kEventFields["pricing"]};

void writeLink(JsonWriter &json, const EventLink &link, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.nullableText(kEventLinkFields["label"], link.label);
    out.field(kEventLinkFields["url"], link.url);
}

void readLink(ObjectReader &reader, EventLink &link)
{
    std::optional<QString> label;
    reader.nullableText("label", label);
    link.label = label.value_or(QString());
    requireMember(reader, "url");
    reader.read("url", link.url);
}

void writeEventContact(JsonWriter &json, const EventContact &contact, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kEventContactFields["contactId"], contact.contactId);
    out.field(kEventContactFields["role"], contact.role);
    if (!contact.name.isEmpty())
        json.field("name", contact.name);
}

void writeAcceptedQuote(JsonWriter &json, const AcceptedQuote &quote, const FieldSelection &fields)
{
    constexpr auto &kFields = kAcceptedQuoteFields;
    ObjectWriter out(json, fields);
    out.field(kFields["quoteId"], quote.quoteId);
    out.field(kFields["number"], quote.number);
    out.field(kFields["acceptedAt"], quote.acceptedAt);
    out.field(kFields["acceptedBy"], quote.acceptedBy);
    out.field(kFields["customerPriceIncTax"], quote.customerPriceIncTax);
    out.field(kFields["isChangedSince"], quote.isChangedSince);
}

void readEventContact(ObjectReader &reader, EventContact &contact)
{
    requireMember(reader, "contactId");
    reader.read("contactId", contact.contactId);
    requireMember(reader, "role");
    reader.read("role", contact.role);
}

void writeRow(ObjectWriter &out, JsonWriter &json, const Event &event, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventRowFields;
    out.field(kFields["eventId"], event.id);
    out.nullableText(kFields["slug"], event.slug);
    out.field(kFields["name"], event.name);
    out.field(kFields["status"], event.status);
    out.nullableText(kFields["ceremonyAddress"], event.ceremonyAddress);
    out.nullableText(kFields["venueAddress"], event.venueAddress);
    out.field(kFields["ceremonyStart"], event.ceremonyStart);
    out.field(kFields["ceremonyEnd"], event.ceremonyEnd);
    out.field(kFields["venueStart"], event.venueStart);
    out.field(kFields["venueEnd"], event.venueEnd);
    out.nullableText(kFields["clientName1"], event.clientName1);
    out.nullableText(kFields["clientName2"], event.clientName2);
    out.field(kFields["budget"], event.budget);
    out.field(kFields["numberOfGuests"], event.numberOfGuests);
    out.field(kFields["numberOfTables"], event.numberOfTables);
    out.field(kFields["colourScheme"], event.colourScheme);
    if (fields.has(kFields["totals"]))
        out.object(kFields["totals"], event.totals, writeTotals);
    else // A choice of fields without totals answers null, not nothing (specification 2.7).
        json.field(kFields["totals"].name, nullptr);
    out.field(kFields["itemsCount"], event.itemsCount);
    out.nullableText(kFields["externalId"], event.externalId);
    out.field(kFields["createdAt"], event.createdAt);
    out.field(kFields["updatedAt"], event.updatedAt);
}

void readScalars(ObjectReader &reader, EventPatch &patch)
{
    reader.nullableText("slug", patch.slug);
    reader.read("name", patch.name);
    reader.read("status", patch.status);
    reader.nullableText("ceremonyAddress", patch.ceremonyAddress);
    reader.nullableText("venueAddress", patch.venueAddress);
    reader.instant("ceremonyStart", patch.ceremonyStart);
    reader.instant("ceremonyEnd", patch.ceremonyEnd);
    reader.instant("venueStart", patch.venueStart);
    reader.instant("venueEnd", patch.venueEnd);
    reader.nullableText("clientName1", patch.clientName1);
    reader.nullableText("clientName2", patch.clientName2);
    reader.read("budget", patch.budget);
    reader.read("numberOfGuests", patch.numberOfGuests);
    reader.read("numberOfTables", patch.numberOfTables);
    reader.read("colourScheme", patch.colourScheme);
    reader.nullableText("externalId", patch.externalId);
}

} // namespace

bool needsHeavy(const FieldSelection &fields)
{
    return std::ranges::any_of(kHeavyFields, [&](const Field &field) { return fields.has(field); });
}

bool needsGroups(const FieldSelection &fields)
{
    return fields.has(kEventFields["groups"]) || fields.has(kEventFields["designMinutes"]);
}

bool needsMoney(const FieldSelection &fields)
{
    return fields.has(kEventFields["groups"]) && groupNeedsPrices(fields.child(kEventFields["groups"]));
}

void writeEventRow(JsonWriter &json, const Event &event, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeRow(out, json, event, fields);
}

void writeEvent(JsonWriter &json, const Event &event, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventFields;
    ObjectWriter out(json, fields);
    writeRow(out, json, event, fields);
    out.nullableText(kFields["descriptionHtml"], event.descriptionHtml);
    out.field(kFields["imageUrls"], event.imageUrls);
    out.objects(kFields["links"], event.links, writeLink);
    out.nullableText(kFields["notes"], event.notes);
    out.objects(kFields["contacts"], event.contacts, writeEventContact);
    out.nullableText(kFields["source"], event.source);
    out.field(kFields["followUpOn"], event.followUpOn);
    out.nullableText(kFields["lostReason"], event.lostReason);
    out.object(kFields["paymentPlan"], event.paymentPlan, writePaymentPlan);
    out.object(kFields["acceptedQuote"], event.acceptedQuote, writeAcceptedQuote);
    out.object(kFields["pricing"], event.pricing, writeEventPricing);
    out.field(kFields["designMinutes"], designMinutes(event));
    out.objects(kFields["groups"], event.groups, writeEventGroup);
}

Result<EventBody> eventBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    EventBody body;
    EventPatch &patch = body.patch;
    readOwnId(reader, "eventId", kind, body.id);
    readScalars(reader, patch);
    reader.nullableText("descriptionHtml", patch.descriptionHtml);
    reader.read("imageUrls", patch.imageUrls);
    reader.objects("links", patch.links, readLink);
    reader.nullableText("notes", patch.notes);
    reader.objects("contacts", patch.contacts, readEventContact);
    reader.nullableText("source", patch.source);
    reader.read("followUpOn", patch.followUpOn);
    reader.nullableText("lostReason", patch.lostReason);
    readPaymentPlan(reader, patch.paymentPlan);
    reader.object("pricing", patch.pricing, readEventPricing);
    if (kind == BodyKind::Create)
        readNewGroups(reader, body.groups);
    else
        readCollection(reader, "groups", kind, body.id, "/api/v1/events/{id}/groups");
    reader.ignore("acceptedQuote", "designMinutes", "totals", "itemsCount", "createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

Result<std::optional<QList<EventItemId>>> keptLinesFrom(JsonObject object)
{
    ObjectReader reader(object);
    std::optional<QList<EventItemId>> lines;
    if (reader.read("eventItemIds", lines) && lines && lines->isEmpty())
        reader.fail("eventItemIds", unfit(u"eventItemIds"_s, u"an array of the ids of one or more lines"_s, u"none"_s));
    return finished(reader, std::move(lines));
}

} // namespace stemdesk
