#include "core/api/mcp/whole_event.h"

#include "core/api/image_urls.h"
#include "core/api/mcp/product_choice.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

namespace {

/// Of whom the event names.
Status addContacts(const Caller &caller, const Event &event, NamesById &names)
{
    if (event.contacts.isEmpty())
        return {};
    PageRequest named{.after = {}, .limit = int(event.contacts.size())};
    for (const EventContact &contact : event.contacts) {
        if (!named.ids.contains(contact.contactId.bytes())) // In several roles.
            named.ids += contact.contactId.bytes();
    }
    const Result<Page<Contact>> contacts = caller.shop.contacts.list({}, named);
    if (!contacts)
        return contacts.error();
    for (const Contact &contact : contacts->rows)
        names.insert(contact.id.text(), contact.name);
    return {};
}

Status addTaxGroup(const Caller &caller, const Event &event, NamesById &names)
{
    if (!event.pricing || !event.pricing->taxGroupId)
        return {};
    const Result<TaxGroup> group = caller.shop.taxGroups.find(*event.pricing->taxGroupId);
    if (!group)
        return group.error();
    names.insert(group->id.text(), group->name);
    return {};
}

/// Of all that the event and its lines stand for.
Result<NamesById> namesIn(const Caller &caller, const EventRecipe &recipe)
{
    NamesById names;
    if (const Status read = addContacts(caller, recipe.event, names); !read)
        return read.error();
    if (const Status read = addTaxGroup(caller, recipe.event, names); !read)
        return read.error();
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

} // namespace

Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id)
{
    Result<EventRecipe> recipe = caller.shop.recipes.read(id);
    if (!recipe)
        return unknownEvent(recipe.error(), id);
    Result<Event> whole = caller.shop.events.find(id, {.groups = false, .prices = false});
    if (!whole)
        return unknownEvent(whole.error(), id);
    recipe->event.acceptedQuote = std::move(whole->acceptedQuote);
    const Result<NamesById> names = namesIn(caller, *recipe);
    if (!names)
        return names.error();
    const ImageUrls images(caller.settings);
    images.show(recipe->event.imageUrls);
    for (EventGroup &group : recipe->event.groups)
        images.show(group.imageUrls);
    JsonWriter json;
    writeEvent(json, recipe->event, FieldSelection());
    const Result<JsonDocument> document = JsonDocument::parse(json.take());
    if (!document)
        return document.error();
    return withNames(document->root(), *names);
}

} // namespace stemdesk::mcp
