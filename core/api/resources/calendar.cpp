#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/streams/file_stream.h"
#include "core/exchange/calendar_file.h"

namespace stemdesk {

namespace {

Result<http::Response> readCalendar(const Call &call)
{
    const bool tasks = TRY(call.query.flag("tasks"));
    const bool isAsked = call.query.value("tasks").has_value();
    const bool withTasks = isAsked ? tasks : call.owner.key.use == KeyUse::CalendarWithTasks;
    return streamedFile(call, "text/calendar; charset=utf-8", std::make_unique<CalendarFile>(withTasks));
}

} // namespace

void addCalendarRoutes(Routes &routes)
{
    routes.add(http::Method::Get, kCalendarPath.toByteArray(),
               {.handler = readCalendar, .scope = Scope::EventsRead, .query = {"tasks", "token"}});
}

} // namespace stemdesk
