#pragma once

#include "core/http/message.h"
#include "core/services/services.h"

namespace stemdesk {

/// Whose request it is, from its bearer key. A refusal is an answer already: 401 with the challenge, or 403
/// api_access_disabled. `now` decides about expiry.
tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now);

} // namespace stemdesk
