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

/// Whose request it is, from its key: a bearer's, where it only reads the password of HTTP Basic, or what stands in the
/// address of a calendar. A refusal is an
/// answer already: 401 with the challenge, or 403 api_access_disabled.
tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now);

} // namespace stemdesk
