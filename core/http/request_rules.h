#pragma once

#include "core/http/host_list.h"
#include "core/http/message.h"
#include "core/http/refusal.h"

#include <optional>

namespace stemdesk::http {

/// A parsed request head, before the rules that the parser does not check.
struct RequestHead {
    QByteArray method;
    QByteArray target;
    bool isHttp10 = false;
    Headers headers;
};

/// Facts from a head that passed the rules.
struct HeadFacts {
    Method method = Method::Get;
    QByteArray host;
    QByteArray target; ///< A path with its query, or "*".
    bool wantsContinue = false; ///< The client waits for "100 Continue" before it sends the body.
};

/// Applies the contract's rules for methods, targets, framing fields and Host; returns the refusal, or fills `facts`.
std::optional<Refusal> refusalOf(const RequestHead &head, const HostList &hosts, HeadFacts &facts);

} // namespace stemdesk::http
