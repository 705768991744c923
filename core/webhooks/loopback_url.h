#pragma once

#include "core/webhooks/url_judge.h"

#include <optional>

namespace stemdesk {

/// Where a host on this machine may listen: localhost has an address of each kind, of which a receiver often has one
/// only.
QList<QHostAddress> loopbackAddresses(const QString &host);

/// The URL of a receiver on this machine, by http: http://127.0.0.1:9000/in, also with localhost or [::1]. Nothing
/// where the text is another; such a one is for judgeUrl().
std::optional<JudgedUrl> loopbackUrlFrom(const QString &text);

} // namespace stemdesk
