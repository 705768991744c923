#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/streams/file_stream.h"
#include "core/exchange/calendar_file.h"

namespace stemdesk {

namespace {

http::Response readCalendar(const Call &call)
{
    const Result<bool> tasks = call.query.flag("tasks");
    if (!tasks)
        return failed(call, tasks.error());
    const bool isAsked = call.query.value("tasks").has_value();
    const bool withTasks = isAsked ? *tasks : call.owner.key.use == KeyUse::CalendarWithTasks;
    return streamedFile(call, "text/calendar; charset=utf-8", std::make_unique<CalendarFile>(withTasks));
}

} // namespace

void addCalendarRoutes(Routes &routes)
{
    routes.add(http::Method::Get, kCalendarPath.toByteArray(),
               {.handler = readCalendar, .scope = Scope::EventsRead, .query = {"tasks", "token"}});
}

} // namespace stemdesk
