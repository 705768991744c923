#include "core/api/api.h"
#include "core/api/paging.h"
#include "core/json/change_json.h"
#include "core/services/change_feed.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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

constexpr QByteArrayView kPresent = "now"; // For who wants no changes but those to come.

/// A cursor is bound to the history in which it was given out: one beyond what that has in common with this database
/// tells of changes that are not here.
Result<qint64> positionOf(const Call &call, const QList<FeedHistory> &histories)
{
    const auto cursor = call.query.value("cursor");
    if (!cursor)
        return 0;
    for (const FeedHistory &history : histories) {
        const Result<qint64> position = positionFrom(*cursor, call.listName() + history.name);
        if (position && *position >= 0 && *position <= history.lastSeq)
            return *position;
    }
    return invalid(u"cursor"_s,
                   u"The cursor is not of this feed, or of a part of it that was lost when a backup was restored or an "
                   "older copy moved here: drop what you have and read everything anew, without a cursor."_s);
}

/// A key that may read nothing gets a feed that is empty and done: there is nothing of which it misses a change.
http::Response list(const Call &call)
{
    const Result<int> limit = call.query.limit();
    if (!limit)
        return failed(call, limit.error());
    const Result<FieldSelection> fields = fieldsOf(call, kChangeFields);
    if (!fields)
        return failed(call, fields.error());
    const ChangeFeed &feed = call.shop.feed;
    const Result<QList<FeedHistory>> histories = feed.histories();
    if (!histories)
        return failed(call, histories.error());
    const auto read = [&]() -> Result<FeedPage> {
        if (call.query.value("cursor") == kPresent)
            return feed.present();
        const Result<qint64> position = positionOf(call, *histories);
        if (!position)
            return position.error();
        return feed.read(*position, coveredBy(Scopes::fromBits(call.owner.key.scopes)), *limit);
    };
    const Result<FeedPage> page = read();
    if (!page)
        return failed(call, page.error());
    const PageEnd end{.isDone = page->isCaughtUp, .position = page->position, .history = histories->constLast().name};
    return envelope(call, page->changes, end, *fields, writeChange);
}

} // namespace

void addChangeRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/changes", {list, std::nullopt, {}, {"limit", "cursor", "fields"}});
}

} // namespace stemdesk
