#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/keys/request_limit.h"

#include <QHash>
#include <QString>

#include <utility>

namespace stemdesk {

class Session;

/// Request counts and last use of keys, gathered in memory and written once a second.
struct UsageBatch {
    QHash<qint64, qint64> requestsByShop; ///< Shop key -> requests since the last flush.
    QHash<std::pair<qint64, qint64>, Instant> lastUsedByKey; ///< Storage keys of shop and API key -> time of last use.
    Instant countedAt = 0; ///< Time of its first request; all are in the same calendar month.
};

class UsageService {
public:
    explicit UsageService(Session &session) : m_session(session) {}

    /// Whether limits apply across all processes on the database and are counted there per request. Otherwise this
    /// process counts them in memory.
    bool isShared() const;
    /// If shared: counts a request, or returns the limit that refuses it without counting it. The month is that of
    /// `now` (UTC).
    Result<RequestUse> take(const RequestLimits &limits, Instant now) const;
    /// If shared: the key's last minute.
    Result<RateUse> rate(const RequestLimits &limits) const;

    /// Requests of the shop in the calendar month of `now` (UTC).
    Result<qint64> requestsInMonth(qint64 shop, Instant now) const;
    Status flush(const UsageBatch &batch, Instant now);

private:
    Status flushOnce(const UsageBatch &batch, Instant now);

    Session &m_session;
};

} // namespace stemdesk
