#pragma once

#include "core/http/message.h"
#include "core/services/services.h"

#include <optional>

namespace stemdesk {

/// 204 for a browser's preflight whose Origin some shop allows; nothing for any other request. Comes before
/// authentication, since a preflight carries no key.
std::optional<http::Response> preflightAnswer(Services &services, const http::Request &request);

/// origin_not_allowed for a request with an Origin that is neither the server's own nor one that the shop has allowed.
Status requireOrigin(const http::Request &request, const Shop &shop);

/// Lets the page of an allowed Origin read the answer.
void addOriginHeaders(http::Response &response, const http::Request &request);

} // namespace stemdesk
