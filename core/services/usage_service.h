#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QHash>
#include <QString>

namespace stemdesk {

class Session;

/// Request counts and last use of keys, gathered in memory and written once a second.
struct UsageBatch {
    QHash<qint64, qint64> requestsByShop; ///< Shop key -> requests since the last flush.
    QHash<qint64, Instant> lastUsedByKey; ///< API key's storage key -> moment.
    Instant countedAt = 0; ///< Of its first request; all of them lie in that calendar month.
};

class UsageService {
public:
    explicit UsageService(Session &session) : m_session(session) {}

    /// Requests of the shop in the calendar month of `now` (UTC).
    Result<qint64> requestsInMonth(qint64 shop, Instant now) const;
    Status flush(const UsageBatch &batch, Instant now);

private:
    Session &m_session;
};

} // namespace stemdesk
