#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// One authenticated request with its result. Contains no secrets: no query, no body, no key.
struct LoggedRequest {
    qint64 position = 0; ///< Position in the list, as in PageRequest: newer requests have greater ones.
    Instant at = 0; ///< Time of arrival.
    ApiKeyId key;
    QString keyName;
    QString method;
    QString path; ///< The path as it was sent, without the query.
    int status = 0;
    qint64 durationMs = 0;
    QString requestId; ///< X-Request-Id of the answer.
    QString refusal{}; ///< Why it was refused, as its answer says; empty if it was not.

    friend bool operator==(const LoggedRequest &, const LoggedRequest &) = default;
};

/// The same before it is stored, with the storage keys of shop and key found by authentication.
struct RequestRecord {
    qint64 shop = 0;
    qint64 key = 0;
    Instant at = 0;
    QByteArray method;
    QByteArray path;
    int status = 0;
    qint64 durationMs = 0;
    QByteArray requestId;
    QString refusal{};
};

struct RequestLogFilter {
    std::optional<ApiKeyId> key;
    bool errorsOnly = false; ///< Only answers with a status of 400 or more.

    friend bool operator==(const RequestLogFilter &, const RequestLogFilter &) = default;
};

} // namespace stemdesk
