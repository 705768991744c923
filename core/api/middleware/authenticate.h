#pragma once

#include "core/http/message.h"
#include "core/services/services.h"

namespace stemdesk {

/// A key as it is now: whose it is, or why it is not let in.
struct KeyJudgement {
    std::optional<KeyOwner> owner;
    int status = 401;
    QByteArray code{};
    QString message{};
};

/// `hash`: of the key's text. `now` decides about expiry.
Result<KeyJudgement> judgedKey(Services &services, const QByteArray &hash, Instant now);

/// The owner of a request's key: a bearer token, for reads also the password of HTTP Basic, or the token in a
/// calendar's address. A refusal is a complete response: 401 with the challenge, or 403 api_access_disabled.
tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now);

} // namespace stemdesk
