#pragma once

#include "core/webhooks/url_judge.h"

#include <optional>

namespace stemdesk {

/// The URL of a receiver on this machine, by http: http://127.0.0.1:9000/in, also with localhost or [::1]. Nothing
/// where the text is another; such a one is for judgeUrl().
std::optional<JudgedUrl> loopbackUrlFrom(const QString &text);

} // namespace stemdesk
