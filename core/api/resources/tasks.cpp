#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/json/tasks/week_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

http::Response readWeek(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kWorkWeekFields);
    if (!fields)
        return failed(call, fields.error());
    const auto on = call.query.day("on");
    if (!on)
        return failed(call, on.error());
    if (!*on)
        return failed(call, required(u"on"_s));
    const Result<WorkWeek> week = call.shop.tasks.week(**on);
    if (!week)
        return failed(call, week.error());
    JsonWriter json;
    writeWorkWeek(json, *week, *fields);
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
}

} // namespace stemdesk
