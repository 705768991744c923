#include "core/api/api.h"
#include "core/api/document_work.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/documents/work_pages.h"
#include "core/json/tasks/run_sheet_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kRunSheetFormats[] = {"json", "pdf"};
constexpr std::string_view kProductionFormats[] = {"pdf"};

struct Tasks {
    using Object = Task;
    using IdType = TaskId;
    using Body = TaskBody;
    static constexpr QByteArrayView kIdField = "taskId";
    static constexpr const auto &kFields = kTaskFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto bodyFrom = taskBodyFrom;
    static constexpr auto write = writeTask;

    const Call &call;

    static Task sample() { return {.title = u"-"_s, .on = QDate(2000, 1, 1), .startsAt = 0, .version = 1}; }
    static Result<Tasks> of(const Call &call) { return Tasks{call}; }
    Result<Page<Task>> list(const PageRequest &page, const FieldSelection &) const
    {
        const Result<TaskFilter> filter = taskFilterOf(call);
        return filter ? call.shop.tasks.list(*filter, page) : Result<Page<Task>>(filter.error());
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

http::Response readWeek(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kWorkWeekFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<QDate> on = dayAsked(call);
    if (!on)
        return failed(call, on.error());
    const Result<WorkWeek> week = call.shop.tasks.week(*on);
    if (!week)
        return failed(call, week.error());
    JsonWriter json;
    writeWorkWeek(json, *week, *fields);
    return readAnswer(call, json.take());
}

http::Response readProduction(const Call &call)
{
    const Result<QByteArray> format = formatOf(call, kProductionFormats);
    if (!format)
        return failed(call, format.error());
    const Result<QDate> on = dayAsked(call);
    if (!on)
        return failed(call, on.error());
    const Result<ProductionSheet> sheet = call.shop.tasks.production(*on);
    if (!sheet)
        return failed(call, sheet.error());
    const auto make = [sheet = *sheet, shop = call.owner.shop, now = call.shop.now()](const TimedWork &work) {
        return productionPdf(sheet, shop, now, goOnFor(work));
    };
    return pdfAnswer(call, madeInTime<QByteArray>(make), "production-sheet.pdf");
}

http::Response readEventRunSheet(const Call &call)
{
    const Result<QByteArray> format = formatOf(call, kRunSheetFormats);
    if (!format)
        return failed(call, format.error());
    const Result<FieldSelection> fields = fieldsOf(call, kRunSheetFields);
    if (!fields)
        return failed(call, fields.error());
    const auto event = call.id<EventId>(0);
    if (!event)
        return failed(call, event.error());
    const Result<RunSheet> sheet = call.shop.tasks.runSheet(*event);
    if (!sheet)
        return failed(call, sheet.error());
    const auto make = [sheet = *sheet, shop = call.owner.shop](const TimedWork &work) {
        return runSheetPdf(sheet, shop, goOnFor(work));
    };
    if (*format == "pdf")
        return pdfAnswer(call, madeInTime<QByteArray>(make), "run-sheet.pdf");
    JsonWriter json;
    writeRunSheet(json, *sheet, *fields);
    return readAnswer(call, json.take());
}

} // namespace

void addTaskRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> task{requireIdOf<TaskId>};
    constexpr auto kRead = Scope::EventsRead;
    constexpr auto kWrite = Scope::EventsWrite;
    constexpr auto kTasks = "/api/v1/tasks";
    constexpr auto kTask = "/api/v1/tasks/{id}";
    routes.add(
        Get, kTasks,
        {listHandler<Tasks>,
         kRead,
         {},
         {"limit", "cursor", "ids", "fields", "updatedSince", "eventId", "from", "to", "isDone", "person", "kind"}});
    routes.add(Post, kTasks, {postHandler<Tasks>, kWrite, {}, {}});
    routes.add(Get, kTask, {readHandler<Tasks>, kRead, task, {"fields"}});
    routes.add(Patch, kTask, {patchHandler<Tasks>, kWrite, task, {}});
    routes.add(Delete, kTask, {removeHandler<Tasks>, kWrite, task, {}});
    routes.add(Get, "/api/v1/week", {readWeek, kRead, {}, {"on", "fields"}});
    routes.add(
        Get, "/api/v1/week/production",
        {.handler = readProduction, .scope = kRead, .query = {"on", "format"}, .lane = alwaysIn<Lane::Document>});
    routes.add(Get, "/api/v1/events/{id}/run-sheet",
               {.handler = readEventRunSheet,
                .scope = kRead,
                .ids = {requireIdOf<EventId>},
                .query = {"format", "fields"},
                .lane = laneOfFormat});
}

} // namespace stemdesk
