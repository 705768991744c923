#pragma once

#include "core/http/message.h"
#include "core/services/services.h"

namespace stemdesk {

/// The current state of a key: its owner, or why it is refused.
struct KeyVerdict {
    std::optional<KeyOwner> owner;
    int status = 401;
    QByteArray code{};
    QString message{};
};

/// `hash`: of the key's text. `now` decides whether it has expired.
Result<KeyVerdict> checkedKey(Services &services, const QByteArray &hash, Instant now);

/// The owner of a request's key: a bearer token, for reads also the password of HTTP Basic, or the token in a
/// calendar's address. A refusal is a complete response: 401 with the challenge, or 403 api_access_disabled.
tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now);

} // namespace stemdesk
