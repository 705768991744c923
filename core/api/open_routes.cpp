#include "core/api/open_routes.h"

#include "core/api/problem.h"
#include "core/api/query.h"

namespace stemdesk {

std::optional<http::Response> openAnswer(const OpenRoutes &routes, const http::Request &request)
{
    const OpenRoutes::Match match = routes.match(request.method, request.path);
    if (!match.endpoint && match.allow.isEmpty())
        return std::nullopt;
    if (!match.endpoint)
        return otherMethodAnswer(request, match.allow);
    if (const Result<QueryParameters> none = QueryParameters::parse(request.query, {}); !none)
        return problem(none.error(), request.id);
    return (*match.endpoint)(request);
}

} // namespace stemdesk
