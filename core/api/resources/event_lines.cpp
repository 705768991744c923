#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/image_urls.h"
#include "core/api/nested_bodies.h"
#include "core/json/events/event_group_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// "unpriced_line:<eventItemId>" for lines that count as 0.
QList<QByteArray> unpricedLines(const QList<EventItem> &lines)
{
    QList<QByteArray> warnings;
    for (const EventItem &line : lines) {
        if (!line.price.isPriced)
            warnings += "unpriced_line:" + line.id.text();
    }
    return warnings;
}

QList<VariantId> variantsOf(const EventGroup &group)
{
    QList<VariantId> variants;
    for (const EventItem &item : group.items)
        variants.append(item.variantId);
    return variants;
}

struct Groups {
    using Object = EventGroup;
    using IdType = EventGroupId;
    using Body = EventGroupBody;
    static constexpr QByteArrayView kIdField = "eventGroupId";
    static constexpr const auto &kFields = kEventGroupFields;
    static constexpr qsizetype kIdAt = 1;
    static constexpr auto translated = withImageIds<EventGroupBody>;
    static constexpr auto write = writeEventGroup;

    const Call &call;
    EventId event;

    static EventGroup sample() { return {.name = u"-"_s, .version = 1}; }
    static bool isOne(const JsonObject &body) { return body.find("name").has_value(); }
    static Result<Body> bodyFrom(JsonObject object, BodyKind kind)
    {
        return withPlace(eventGroupBodyFrom(object, kind));
    }
    static Result<Groups> of(const Call &call)
    {
        const auto id = TRY(call.id<EventId>(0));
        return Groups{call, id};
    }
    Status requireParent() const
    {
        TRY(call.shop.events.find(event, {.heavy = false, .groups = false, .prices = false}));
        return {};
    }
    Result<Page<EventGroup>> list(const PageRequest &page, const FieldSelection &fields) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        Result<Page<EventGroup>> groups = call.shop.lines.groups(event, page, since);
        if (groups && fields.has(kEventGroupFields["imageUrls"])) {
            for (EventGroup &group : groups->rows)
                ImageUrls(call).show(group.imageUrls);
        }
        return groups;
    }
    Result<EventGroup> find(const EventGroupId &id, const FieldSelection &fields) const
    {
        Result<EventGroup> group = call.shop.lines.group(event, id);
        if (group && fields.has(kEventGroupFields["imageUrls"]))
            ImageUrls(call).show(group->imageUrls);
        return group;
    }
    Result<Written<EventGroup>> create(const Body &body) const
    {
        EventGroup group = TRY(withPlace(call.shop.lines.createGroup(event, {body.patch, body.items})));
        ImageUrls(call).show(group.imageUrls);
        auto warnings = TRY(call.shop.hire.warnings(event, variantsOf(group)));
        warnings += unpricedLines(group.items);
        return Written<EventGroup>{std::move(group), std::move(warnings)};
    }
    Result<Written<EventGroup>> make(const Body &body) const
    {
        if (!body.items.isEmpty()) // There may be warnings about them.
            return create(body);
        const EventGroupId id = TRY(withPlace(call.shop.lines.makeGroup(event, {body.patch, {}})));
        return Written<EventGroup>{.object = {.id = id}, .warnings = {}};
    }
    Result<QList<QByteArray>> patch(const EventGroupId &id, const Body &body) const
    {
        TRY(call.shop.lines.reviseGroup(event, id, body.patch));
        const EventGroup group = TRY(call.shop.lines.group(event, id));
        return call.shop.hire.warnings(event, variantsOf(group));
    }
    Result<EventGroup> remove(const EventGroupId &id) const { return call.shop.lines.removeGroup(event, id); }
};

struct Items : CodecOf<kEventItemFields, eventItemBodyFrom, writeEventItem> {
    static constexpr QByteArrayView kIdField = "eventItemId";
    static constexpr qsizetype kIdAt = 2;

    const Call &call;
    EventId event;
    EventGroupId group;

    static EventItem sample() { return {.variantId = VariantId::create(), .version = 1}; }
    static Result<Items> of(const Call &call)
    {
        const auto event = TRY(call.id<EventId>(0));
        const auto group = TRY(call.id<EventGroupId>(1));
        return Items{{}, call, event, group};
    }
    Status requireParent() const
    {
        TRY(call.shop.lines.group(event, group));
        return {};
    }
    Result<Page<EventItem>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.lines.items(event, group, page, since);
    }
    Result<EventItem> find(const EventItemId &id, const FieldSelection &) const
    {
        return call.shop.lines.item(event, group, id);
    }
    Result<Written<EventItem>> create(const Body &body) const
    {
        return told(call.shop.lines.createItem(event, group, body.patch));
    }
    Result<QList<QByteArray>> patch(const EventItemId &id, const Body &body) const
    {
        const EventItem line = TRY(call.shop.lines.patchItem(event, group, id, body.patch));
        auto warnings = TRY(call.shop.hire.lineWarnings(event, id));
        return warnings + unpricedLines({line});
    }
    /// Adds warnings about shortages and missing prices.
    Result<Written<EventItem>> told(Result<EventItem> item) const
    {
        if (!item)
            return item.error();
        auto warnings = TRY(call.shop.hire.warnings(event, {item->variantId}));
        warnings += unpricedLines({*item});
        return Written<EventItem>{*std::move(item), std::move(warnings)};
    }
    Result<EventItem> remove(const EventItemId &id) const { return call.shop.lines.removeItem(event, group, id); }
};

} // namespace

void addEventLineRoutes(Routes &routes)
{
    addCrud<Groups>(routes,
                    {.path = "/api/v1/events/{id}/groups",
                     .object = "/{groupId}",
                     .read = Scope::EventsRead,
                     .write = Scope::EventsWrite,
                     .parents = {requireIdOf<EventId>}});
    addCrud<Items>(routes,
                   {.path = "/api/v1/events/{id}/groups/{groupId}/items",
                    .object = "/{itemId}",
                    .read = Scope::EventsRead,
                    .write = Scope::EventsWrite,
                    .parents = {requireIdOf<EventId>, requireIdOf<EventGroupId>}});
}

} // namespace stemdesk
