#include "core/api/api.h"
#include "core/api/paging.h"
#include "core/json/change_json.h"
#include "core/services/change_feed.h"

namespace stemdesk {

namespace {

struct Covered {
    Scope scope;
    ResourceSet resources;
};

/// A nested row's scope is its parent's. Keys, the shop's settings, product types, templates and deliveries
/// are in no feed.
constexpr Covered kCovered[] = {
    {Scope::SuppliersRead, {Resource::Supplier}},
    {Scope::ColorsRead, {Resource::Colour}},
    {Scope::CategoriesRead, {Resource::Category}},
    {Scope::ProductsRead, {Resource::Product, Resource::Variant}},
    {Scope::PriceListsRead, {Resource::PriceList, Resource::PriceEntry}},
    {Scope::TaxGroupsRead, {Resource::TaxGroup}},
    {Scope::EventsRead, {Resource::Event, Resource::EventGroup, Resource::EventItem, Resource::Image}},
    {Scope::OrdersRead, {Resource::OrderSheet}},
    {Scope::WebhooksManage, {Resource::Webhook}},
};

ResourceSet coveredBy(Scopes scopes)
{
    ResourceSet all;
    for (const Covered &covered : kCovered) {
        if (scopes.has(covered.scope))
            all.add(covered.resources);
    }
    return all;
}

/// A key that may read nothing gets a feed that is empty and done: there is nothing of which it misses a change.
http::Response list(const Call &call)
{
    const Result<PageRequest> page = pageOf(call);
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, kChangeFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<FeedPage> feed =
        ChangeFeed(call.shop.context)
            .read(page->after.value_or(0), coveredBy(Scopes::fromBits(call.owner.key.scopes)), page->limit);
    if (!feed)
        return failed(call, feed.error());
    return envelope(call, feed->changes, {.isDone = feed->isCaughtUp, .position = feed->position}, *fields,
                    writeChange);
}

} // namespace

void addChangeRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/changes", {list, std::nullopt, {}, {"limit", "cursor", "fields"}});
}

} // namespace stemdesk
