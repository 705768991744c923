#pragma once

#include "core/base/result.h"
#include "core/domain/keys/request_log.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QString>

namespace stemdesk {
class Session;

/// The requests that one shop's keys made.
class RequestLogStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// The newest first.
    Result<Page<LoggedRequest>> list(const RequestLogFilter &filter, const PageRequest &page) const;

    /// For all shops at once.
    static Status insert(Session &session, const QList<RequestRecord> &records);
    static Result<bool> hasBefore(Session &session, Instant at);
    /// For all shops; returns how many were removed, at most `limit`.
    static Result<qint64> removeBefore(Session &session, Instant at, int limit);
};

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
