#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/base/wording.h"
#include "core/domain/fields/resource.h"
#include "core/json/series/series_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Whether a DELETE keeps the future events. It does unless the query says otherwise.
Result<FutureEvents> futureOf(const Call &call)
{
    const QByteArray asked = call.query.value("events").value_or("keep");
    if (asked != "keep" && asked != "delete")
        return notAmong(u"events"_s, QString::fromUtf8(asked), {u"keep"_s, u"delete"_s});
    return asked == "delete" ? FutureEvents::Delete : FutureEvents::Keep;
}

struct AllSeries : CodecOf<kSeriesFields, seriesBodyFrom, writeSeries> {
    static constexpr QByteArrayView kIdField = "seriesId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    /// Whether the rule has any day can only be told with the stored start.
    static Status validate(const SeriesPatch &patch)
    {
        const Series any{.name = u"-"_s,
                         .templateEventIds = rotaText({EventId::create()}),
                         .rule = u"FREQ=DAILY"_s,
                         .startsOn = QDate(2000, 1, 1),
                         .version = 1};
        const auto checked = applied(seriesSpec(), any, patch);
        return checked ? Status() : Status(checked.error());
    }
    static Result<AllSeries> of(const Call &call) { return AllSeries{{}, call}; }
    static Status requireQuery(const Call &call)
    {
        TRY(futureOf(call));
        return {};
    }
    Result<Page<Series>> list(const PageRequest &page, const FieldSelection &) const
    {
        const SeriesFilter filter = TRY(seriesFilterOf(call));
        return call.shop.series.list(filter, page);
    }
    Result<Series> find(const SeriesId &id, const FieldSelection &) const { return call.shop.series.find(id); }
    Result<Written<Series>> create(const Body &body) const
    {
        WrittenSeries made = TRY(call.shop.series.create(body.patch));
        return Written<Series>{std::move(made.series), std::move(made.warnings)};
    }
    Result<QList<QByteArray>> patch(const SeriesId &id, const Body &body) const
    {
        WrittenSeries written = TRY(call.shop.series.patch(id, body.patch));
        return std::move(written.warnings);
    }
    Result<Series> remove(const SeriesId &id) const
    {
        const FutureEvents future = TRY(futureOf(call));
        DeletedSeries deleted = TRY(call.shop.series.remove(id, future));
        return std::move(deleted.series);
    }
};

Result<http::Response> applySeries(const Call &call)
{
    const auto id = TRY(call.id<SeriesId>(0));
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    const QDate from = TRY(applicationBodyFrom(document.root()));
    const SeriesApplication application = TRY(call.shop.series.apply(id, from));
    JsonWriter json;
    json.beginObject();
    json.field("applied", application.applied);
    json.field("detached", application.detached);
    json.key("kept");
    json.beginArray();
    for (const KeptOccurrence &kept : application.kept) {
        json.beginObject();
        json.field("eventId", kept.eventId);
        json.field("occurrenceOn", kept.on);
        json.field("reason", QByteArrayView(kept.reason));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return http::Response{.body = json.take()};
}

} // namespace

void addSeriesRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr Scope kRead = Scope::EventsRead;
    constexpr Scope kWrite = Scope::EventsWrite;
    const std::vector<IdCheck> id{requireIdOf<SeriesId>};
    routes.add(Get, "/api/v1/series",
               {of<AllSeries, listObjects>,
                kRead,
                {},
                {"limit", "cursor", "ids", "fields", "updatedSince", "contactId", "status", "q"}});
    routes.add(Post, "/api/v1/series", {of<AllSeries, createObject>, kWrite, {}, {}});
    routes.add(Get, "/api/v1/series/{id}", {of<AllSeries, readObject>, kRead, id, {"fields"}});
    routes.add(Patch, "/api/v1/series/{id}", {of<AllSeries, patchObject>, kWrite, id, {}});
    routes.add(Delete, "/api/v1/series/{id}", {of<AllSeries, removeObject>, kWrite, id, {"events"}});
    routes.add(Post, "/api/v1/series/{id}/apply", {applySeries, kWrite, id, {}});
}

} // namespace stemdesk
