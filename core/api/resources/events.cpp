#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/image_urls.h"
#include "core/api/list_filters.h"
#include "core/api/nested_bodies.h"
#include "core/json/events/event_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

EventParts partsFor(const FieldSelection &fields)
{
    return {.heavy = needsHeavy(fields),
            .groups = needsGroups(fields),
            .prices = needsMoney(fields),
            .acceptedQuote = fields.has(kEventFields["acceptedQuote"])};
}

/// Converts `imageUrls` to addresses, if they are selected.
void showImages(const Call &call, const FieldSelection &fields, Event &event)
{
    if (fields.has(kEventFields["imageUrls"]))
        ImageUrls(call).show(event.imageUrls);
    if (!needsGroups(fields) || !fields.child(kEventFields["groups"]).has(kEventGroupFields["imageUrls"]))
        return;
    for (EventGroup &group : event.groups)
        ImageUrls(call).show(group.imageUrls);
}

/// Including those of its groups.
Result<EventBody> withAllImageIds(const Call &call, EventBody body)
{
    for (qsizetype at = 0; at < body.groups.size(); ++at) {
        std::optional<QStringList> &urls = body.groups[at].group.imageUrls;
        if (!urls)
            continue;
        Result<QStringList> entries = ImageUrls(call).read(*urls);
        if (!entries) {
            entries.error().field.prepend(u"groups.%1."_s.arg(at));
            return withPlace(std::move(entries.error()));
        }
        urls = *std::move(entries);
    }
    return withImageIds(call, std::move(body));
}

struct Events {
    using Object = Event;
    using IdType = EventId;
    using Body = EventBody;
    static constexpr QByteArrayView kIdField = "eventId";
    static constexpr const auto &kFields = kEventFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto translated = withAllImageIds;
    static constexpr auto write = writeEvent;
    static constexpr const auto &kRowFields = kEventRowFields;
    static constexpr auto writeRow = writeEventRow;

    const Call &call;

    static Status validate(const EventPatch &patch) { return checkShape(patch); }
    /// Only invoices keep an event from being deleted with `force`.
    static Status requireQuery(const Call &call)
    {
        TRY(call.query.flag("force"));
        return {};
    }
    static Result<Events> of(const Call &call) { return Events{call}; }
    static Result<Body> bodyFrom(JsonObject object, BodyKind kind) { return withPlace(eventBodyFrom(object, kind)); }
    Result<Page<Event>> list(const PageRequest &page, const FieldSelection &) const
    {
        const EventFilter filter = TRY(eventFilterOf(call));
        return call.shop.events.list(filter, page);
    }
    Result<Event> find(const EventId &id, const FieldSelection &fields) const
    {
        Result<Event> event = call.shop.events.find(id, partsFor(fields));
        if (event)
            showImages(call, fields, *event);
        return event;
    }
    Result<Written<Event>> create(const Body &body) const;
    Result<Written<Event>> make(const Body &body) const;
    Result<QList<QByteArray>> patch(const EventId &id, const Body &body) const
    {
        const EventRevision revised = TRY(call.shop.events.revise(id, body.patch));
        return revised.warnings;
    }
    Result<Event> remove(const EventId &id) const { return call.shop.events.remove(id); }
};

Result<Written<Event>> Events::create(const Body &body) const
{
    UnitOfWork work = TRY(call.shop.begin());
    const Result<MadeEvent> made = call.shop.events.make(body.patch, body.groups);
    if (!made)
        return withPlace(made.error());
    if (const Status settled = work.settle(); !settled) // The response shows the totals, which include fees and labour.
        return settled.error();
    const Event event = TRY(find(made->id, FieldSelection()));
    QList<VariantId> variants;
    QList<QByteArray> unpriced;
    for (const EventGroup &group : event.groups) {
        for (const EventItem &line : group.items) {
            variants += line.variantId;
            if (!line.price.isPriced)
                unpriced += "unpriced_line:" + line.id.text();
        }
    }
    Result<QList<QByteArray>> shortages = QList<QByteArray>();
    if (!variants.isEmpty())
        shortages = call.shop.hire.warnings(event.id, variants);
    if (!shortages)
        return shortages.error();
    TRY(work.commit());
    return Written<Event>{event, made->warnings + *shortages + unpriced};
}

Result<Written<Event>> Events::make(const Body &body) const
{
    if (!body.groups.isEmpty()) // There may be warnings about their lines.
        return create(body);
    const MadeEvent made = TRY(withPlace(call.shop.events.make(body.patch)));
    return Written<Event>{.object = {.id = made.id}, .warnings = made.warnings};
}

/// Keeps prices or releases them, by a method of the freeze service.
using PriceAct = Result<WrittenEvent> (PriceFreezeService::*)(EventId, const SomeLines &);

template <PriceAct act>
Result<http::Response> changeKeptPrices(const Call &call)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    const auto named = TRY(keptLinesFrom(document.root()));
    const auto id = TRY(call.id<EventId>(0));
    const SomeLines lines = named ? SomeLines(QSet<EventItemId>(named->cbegin(), named->cend())) : std::nullopt;
    TRY((call.shop.freeze.*act)(id, lines));
    return writtenAnswer(shown<Events>(TRY(Events{call}.find(id, FieldSelection()))));
}

} // namespace

void addEventRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    routes.add(Post, "/api/v1/events/{id}/keep-prices",
               {changeKeptPrices<&PriceFreezeService::keep>, Scope::EventsWrite, event, {}});
    routes.add(Post, "/api/v1/events/{id}/current-prices",
               {changeKeptPrices<&PriceFreezeService::letGo>, Scope::EventsWrite, event, {}});
    addCrud<Events>(routes,
                    {.path = "/api/v1/events",
                     .object = "/{id}",
                     .read = Scope::EventsRead,
                     .write = Scope::EventsWrite,
                     .filters = {"q", "status", "from", "to", "contactId", "followUpTo", "externalId"},
                     .removal = {"force"}});
}

} // namespace stemdesk
