#include "core/api/open_routes.h"

#include "core/api/middleware/origin.h"
#include "core/api/problem.h"
#include "core/api/query.h"

namespace stemdesk {

namespace {

http::Response answerOf(const OpenRoutes::Match &match, const http::Request &request, Services *services)
{
    if (!match.endpoint)
        return otherMethodAnswer(request, match.allow);
    if (const Result<QueryParameters> none = QueryParameters::parse(request.query, {}); !none)
        return problem(none.error(), request.id);
    return match.endpoint->handler(request, services);
}

} // namespace

std::optional<http::Response> openAnswer(const OpenRoutes &routes, const http::Request &request, Services *services)
{
    const OpenRoutes::Match match = routes.match(request.method, request.path);
    if (!match.endpoint && match.allow.isEmpty())
        return std::nullopt;
    const OpenRoutes::Match read = routes.match(http::Method::Get, request.path);
    const bool isPublic = read.endpoint && read.endpoint->isPublic;
    if (auto preflight = isPublic ? publicPreflightAnswer(request) : std::nullopt)
        return preflight;
    http::Response response = answerOf(match, request, services);
    if (isPublic)
        response.headers.append(publicField());
    return response;
}

} // namespace stemdesk
