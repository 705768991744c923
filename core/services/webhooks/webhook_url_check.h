#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// Decides which URLs webhooks may be sent to. Any thread.
class WebhookUrlCheck {
public:
    WebhookUrlCheck() = default;
    virtual ~WebhookUrlCheck() = default;
    Q_DISABLE_COPY_MOVE(WebhookUrlCheck)

    /// The URL as it is stored, scheme and host in lower case; refused with a `url_*` code otherwise. Looks the host
    /// up, so it may take as long as a delivery's attempt.
    virtual Result<QString> accepted(const QString &url) const = 0;
};

} // namespace stemdesk
