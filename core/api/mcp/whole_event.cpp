#include "core/api/mcp/whole_event.h"

#include "core/api/image_urls.h"
#include "core/api/mcp/product_choice.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

NamesById namesIn(const EventRecipe &recipe)
{
    NamesById names;
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

Result<QByteArray> wholeEvent(const Caller &caller, const EventId &id)
{
    Result<EventRecipe> recipe = caller.shop.recipes.read(id);
    if (!recipe)
        return unknownEvent(recipe.error(), id);
    const ImageUrls images(caller.settings);
    images.show(recipe->event.imageUrls);
    for (EventGroup &group : recipe->event.groups)
        images.show(group.imageUrls);
    JsonWriter json;
    writeEvent(json, recipe->event, FieldSelection());
    const Result<JsonDocument> document = JsonDocument::parse(json.take());
    if (!document)
        return document.error();
    return withNames(document->root(), namesIn(*recipe));
}

} // namespace stemdesk::mcp
