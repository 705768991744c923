#pragma once

#include "core/http/route_table.h"

#include <optional>

namespace stemdesk {

/// An endpoint that needs no key, takes no parameters and shows nothing of a shop.
using OpenHandler = http::Response (*)(const http::Request &);
using OpenRoutes = http::RouteTable<OpenHandler>;

/// The answer of an open route, also where it refuses the method or the query. Nothing where the path is none of
/// theirs.
std::optional<http::Response> openAnswer(const OpenRoutes &routes, const http::Request &request);

} // namespace stemdesk
