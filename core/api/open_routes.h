#pragma once

#include "core/http/route_table.h"
#include "core/services/services.h"

#include <optional>

namespace stemdesk {

/// An endpoint that needs no key, takes no parameters and shows nothing of a shop.
struct OpenEndpoint {
    http::Response (*handler)(const http::Request &, Services *); ///< nullptr if no connection can be opened.
    bool isPublic = false; ///< Pages of every origin may read its responses.
};
using OpenRoutes = http::RouteTable<OpenEndpoint>;

/// The response of an open route, including refusals of its method or query. nullopt if the path is none of them.
std::optional<http::Response> openAnswer(const OpenRoutes &routes, const http::Request &request, Services *services);

} // namespace stemdesk
