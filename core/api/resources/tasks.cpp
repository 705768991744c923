#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/document_work.h"
#include "core/api/list_filters.h"
#include "core/documents/workroom/work_pages.h"
#include "core/json/tasks/task_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kRunSheetFormats[] = {"json", "pdf"};
constexpr std::string_view kProductionFormats[] = {"pdf"};

struct Tasks : CodecOf<kTaskFields, taskBodyFrom, writeTask> {
    static constexpr QByteArrayView kIdField = "taskId";
    static constexpr qsizetype kIdAt = 0;

    const Call &call;

    static Task sample() { return {.title = u"-"_s, .on = QDate(2000, 1, 1), .startsAt = 0, .version = 1}; }
    static Result<Tasks> of(const Call &call) { return Tasks{{}, call}; }
    Result<Page<Task>> list(const PageRequest &page, const FieldSelection &) const
    {
        const TaskFilter filter = TRY(taskFilterOf(call));
        return call.shop.tasks.list(filter, page);
    }
    Result<Task> find(const TaskId &id, const FieldSelection &) const { return call.shop.tasks.find(id); }
    Result<Written<Task>> create(const Body &body) const { return written(call.shop.tasks.create(body.patch)); }
    Result<QList<QByteArray>> patch(const TaskId &id, const Body &body) const
    {
        return changed(call.shop.tasks.patch(id, body.patch));
    }
    Result<Task> remove(const TaskId &id) const { return call.shop.tasks.remove(id); }
};

Result<QDate> dayAsked(const Call &call)
{
    const auto on = TRY(call.query.day("on"));
    return on ? Result<QDate>(*on) : Result<QDate>(required(u"on"_s));
}

Result<http::Response> readWeek(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kWorkWeekFields));
    const QDate on = TRY(dayAsked(call));
    const WorkWeek week = TRY(call.shop.tasks.week(on));
    JsonWriter json;
    writeWorkWeek(json, week, fields);
    return readAnswer(call, json.take());
}

Result<http::Response> readProduction(const Call &call)
{
    TRY(formatOf(call, kProductionFormats));
    const QDate on = TRY(dayAsked(call));
    const Result<ProductionSheet> sheet = call.shop.tasks.production(on);
    if (!sheet)
        return sheet.error();
    const auto make = [sheet = *sheet, shop = call.owner.shop, now = call.shop.now()](const TimedWork &work) {
        return productionPdf(sheet, shop, now, goOnFor(work));
    };
    return pdfAnswer(TRY(madeInTime<QByteArray>(make)), "production-sheet.pdf");
}

Result<http::Response> readEventRunSheet(const Call &call)
{
    const QByteArray format = TRY(formatOf(call, kRunSheetFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kRunSheetFields));
    const auto event = TRY(call.id<EventId>(0));
    const Result<RunSheet> sheet = call.shop.tasks.runSheet(event);
    if (!sheet)
        return sheet.error();
    const auto make = [sheet = *sheet, shop = call.owner.shop](const TimedWork &work) {
        return runSheetPdf(sheet, shop, goOnFor(work));
    };
    if (format == "pdf")
        return pdfAnswer(TRY(madeInTime<QByteArray>(make)), "run-sheet.pdf");
    JsonWriter json;
    writeRunSheet(json, *sheet, fields);
    return readAnswer(call, json.take());
}

} // namespace

void addTaskRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr auto kRead = Scope::EventsRead;
    addCrud<Tasks>(routes,
                   {.path = "/api/v1/tasks",
                    .object = "/{id}",
                    .read = kRead,
                    .write = Scope::EventsWrite,
                    .filters = {"eventId", "from", "to", "isDone", "person", "kind"}});
    routes.add(Get, "/api/v1/week", {readWeek, kRead, {}, {"on", "fields"}});
    routes.add(Get, "/api/v1/week/production",
               {.handler = readProduction,
                .scope = kRead,
                .query = {"on", "format"},
                .queue = alwaysIn<RequestQueue::Document>});
    routes.add(Get, "/api/v1/events/{id}/run-sheet",
               {.handler = readEventRunSheet,
                .scope = kRead,
                .ids = {requireIdOf<EventId>},
                .query = {"format", "fields"},
                .queue = queueOfFormat});
}

} // namespace stemdesk
