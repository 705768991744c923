#include "core/json/events/event_json.h"

#include "core/base/wording.h"
#include "core/json/resource_codec.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

void writeEventPart(ObjectWriter &out, const Field &field, const void *event)
{
    const Event &of = *static_cast<const Event *>(event);
    if (field.name == "totals") // Unselected totals are null instead of absent (specification 2.7).
        out.objectOrNull(field, of.totals, writeTotals);
    else if (field.name == "seriesId")
        out.field(field, of.occurrence.value_or(Occurrence{}).seriesId);
    else if (field.name == "occurrenceOn")
        out.field(field, of.occurrence ? std::optional(of.occurrence->on) : std::nullopt);
    else if (field.name == "isDetached")
        out.field(field, of.occurrence && of.occurrence->isDetached && !of.occurrence->seriesId.isNull());
    else if (field.name == "links")
        out.objects(field, of.links, writeLink);
    else if (field.name == "contacts")
        out.objects(field, of.contacts, writeEventContact);
    else if (field.name == "paymentPlan")
        out.object(field, of.paymentPlan, writePaymentPlan);
    else if (field.name == "acceptedQuote")
        out.object(field, of.acceptedQuote, writeAcceptedQuote);
    else if (field.name == "pricing")
        out.object(field, of.pricing, writeEventPricing);
    else if (field.name == "designMinutes")
        out.field(field, designMinutes(of));
    else
        out.objects(field, of.groups, writeEventGroup);
}

} // namespace

constinit const FieldList kEventRowFields(specOf<eventRowSpec>, FieldNode("totals", kTotalsFields));
constinit const FieldList kEventFields(specOf<eventSpec>, FieldNode("totals", kTotalsFields),
                                       FieldNode("links", kEventLinkFields), FieldNode("contacts", kEventContactFields),
                                       FieldNode("paymentPlan", kPlannedInstalmentFields),
                                       FieldNode("acceptedQuote", kAcceptedQuoteFields),
                                       FieldNode("pricing", kEventPricingFields),
                                       FieldNode("groups", kEventGroupFields));
constinit const FieldList
    kQuotedEventFields(specOf<eventSpec>, FieldNode("totals", kTotalsFields), FieldNode("links", kEventLinkFields),
                       FieldNode("contacts", kQuotedContactFields), FieldNode("paymentPlan", kPlannedInstalmentFields),
                       FieldNode("acceptedQuote", kAcceptedQuoteFields), FieldNode("pricing", kEventPricingFields),
                       FieldNode("groups", kEventGroupFields));

bool needsHeavy(const FieldSelection &fields)
{
    const auto heavy = eventSpec().fields.subspan(eventRowSpec().fields.size());
    return std::ranges::any_of(heavy, [&](const ResourceField &field) {
        return field.name != "groups" && field.name != "designMinutes" && fields.has(kEventFields[field.name]);
    });
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
    writeFields(json, eventRowSpec(), &event, fields, writeEventPart);
}

void writeEvent(JsonWriter &json, const Event &event, const FieldSelection &fields)
{
    writeFields(json, eventSpec(), &event, fields, writeEventPart);
}

Result<EventBody> eventBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    EventBody body;
    EventPatch &patch = body.patch;
    readResource(reader, eventSpec(), kind, body);
    reader.objects("links", patch.links, readLink);
    reader.objects("contacts", patch.contacts, readEventContact);
    readPaymentPlan(reader, patch.paymentPlan);
    reader.object("pricing", patch.pricing, readEventPricing);
    if (kind == BodyKind::Create)
        readNewGroups(reader, body.groups);
    else
        readCollection(reader, "groups", kind, body.id, "/api/v1/events/{id}/groups");
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
