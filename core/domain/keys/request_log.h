#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// One authenticated request that was answered. It holds nothing secret: no query, no body, no key.
struct LoggedRequest {
    qint64 position = 0; ///< In the list, as in PageRequest: newer requests have greater ones.
    Instant at = 0; ///< When it arrived.
    ApiKeyId key;
    QString keyName;
    QString method;
    QString path; ///< As sent, without the query.
    int status = 0;
    qint64 durationMs = 0;
    QString requestId; ///< The answer's X-Request-Id.

    friend bool operator==(const LoggedRequest &, const LoggedRequest &) = default;
};

/// The same before it is stored. Shop and key by their storage keys, as authentication found them.
struct RequestRecord {
    qint64 shop = 0;
    qint64 key = 0;
    Instant at = 0;
    QByteArray method;
    QByteArray path;
    int status = 0;
    qint64 durationMs = 0;
    QByteArray requestId;
};

struct RequestLogFilter {
    std::optional<ApiKeyId> key;
    bool errorsOnly = false; ///< What was answered with a status of 400 or more.

    friend bool operator==(const RequestLogFilter &, const RequestLogFilter &) = default;
};

} // namespace stemdesk
