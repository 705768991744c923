#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

class Session;

/// Requests by shop and month ("2026-11"). Counted for all shops at once, hence without a tenant.
class UsageStore {
public:
    explicit UsageStore(Session &session) : m_session(session) {}

    /// 0 if nothing was counted.
    Result<qint64> requests(qint64 shop, const QString &month) const;
    Status add(qint64 shop, const QString &month, qint64 requests);

private:
    Session &m_session;
};

} // namespace stemdesk
