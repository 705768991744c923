#include "core/api/mcp/whole_event.h"

#include "core/api/image_urls.h"
#include "core/api/mcp/product_tools.h"
#include "core/json/events/event_json.h"
#include "core/json/reserialize.h"

#include <utility>

namespace stemdesk::mcp {

namespace {

/// Every member, and behind an id its name.
struct NotedMembers {
    JsonWriter &json;
    const JsonNode *event;
    const EventNotes &notes;

    // NOLINTNEXTLINE(misc-no-recursion): as writeAgain().
    void operator()(const JsonObject &object) const
    {
        for (const JsonValue member : object) {
            writeKeyAgain(json, member);
            writeAgain(json, member, *this);
            writeName(member);
        }
        if (object.node() == event) {
            json.key("quotes");
            json.rawValue(notes.quotes);
        }
        if (const auto line = object.find("eventItemId"); line && notes.chosen.contains(line->utf8().toByteArray()))
            writeChoice(object);
    }
    void writeChoice(const JsonObject &line) const
    {
        const auto supplier = line.find("supplierId");
        const bool isNamed = supplier && supplier->type() == JsonValue::Type::String;
        json.field("supplier", QStringView(isNamed ? notes.names.value(supplier->utf8().toByteArray()) : QString()));
        json.field("supplierChosen", true);
    }
    void writeName(const JsonValue &member) const
    {
        constexpr QByteArrayView kId = "Id";
        if (member.type() != JsonValue::Type::String || !member.name().endsWith(kId))
            return;
        const auto name = notes.names.constFind(member.utf8().toByteArray());
        if (name == notes.names.cend())
            return;
        json.key(QByteArrayView(member.name().chopped(kId.size()).toByteArray() + "Name"));
        json.value(QStringView(*name));
    }
};

Status addTaxGroup(const Caller &caller, const Event &event, NamesById &names)
{
    if (!event.pricing || !event.pricing->taxGroupId)
        return {};
    const TaxGroup group = TRY(caller.shop.taxGroups.find(*event.pricing->taxGroupId));
    names.insert(group.id.text(), group.name);
    return {};
}

/// Collects them from the event and its lines.
Result<NamesById> takeNames(const Caller &caller, EventRecipe &recipe)
{
    NamesById names;
    for (EventContact &contact : recipe.event.contacts)
        names.insert(contact.contactId.text(), std::exchange(contact.name, {}));
    TRY(addTaxGroup(caller, recipe.event, names));
    for (auto goods = recipe.goods.begin(); goods != recipe.goods.end(); ++goods)
        names.insert(goods.key().text(), nameOf(*goods));
    for (auto supplier = recipe.suppliers.begin(); supplier != recipe.suppliers.end(); ++supplier)
        names.insert(supplier.key().text(), supplier->name);
    for (const PriceList &list : recipe.priceLists) {
        if (!list.name.isEmpty())
            names.insert(list.id.text(), list.name);
    }
    return names;
}

/// Newest first.
Result<QByteArray> quotesOf(const Caller &caller, const EventId &id)
{
    constexpr int kMostQuotes = 100;
    const Page<Quote> quotes = TRY(caller.shop.quotes.list(id, {.limit = kMostQuotes}, {}));
    JsonWriter json;
    json.beginArray();
    for (const Quote &quote : quotes.rows) {
        json.beginObject();
        json.field("quoteId", quote.id);
        json.field("number", quote.number);
        json.field("state", QByteArrayView(quoteStateText(quote.state)));
        json.field("createdAt", quote.createdAt);
        json.field("customerPriceIncTax", quote.totals.customerPriceIncTax);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

} // namespace

QByteArray withNotes(JsonObject event, const EventNotes &notes)
{
    JsonWriter json;
    writeAgain(json, JsonValue(event.node()), NotedMembers{json, event.node(), notes});
    return json.take();
}

Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id, const QSet<QByteArray> &chosen)
{
    Result<EventRecipe> recipe = caller.shop.recipes.readWhole(id);
    if (!recipe)
        return unknownEvent(recipe.error(), id);
    const NamesById names = TRY(takeNames(caller, *recipe));
    const QByteArray quotes = TRY(quotesOf(caller, id));
    const ImageUrls images(caller.settings);
    images.show(recipe->event.imageUrls);
    for (EventGroup &group : recipe->event.groups)
        images.show(group.imageUrls);
    JsonWriter json;
    writeEvent(json, recipe->event, FieldSelection());
    const JsonDocument document = TRY(JsonDocument::parse(json.take()));
    return withNotes(document.root(), {.names = names, .chosen = chosen, .quotes = quotes});
}

} // namespace stemdesk::mcp
