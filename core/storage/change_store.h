#pragma once

#include "core/domain/change.h"
#include "core/storage/tenant.h"

namespace stemdesk {

class Session;

/// The change feed. `seq` counts per shop in commit order: append() is a transaction's last write and holds the
/// shop's row until the commit.
class ChangeStore {
public:
    ChangeStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Gives each change its `seq` and stores them in this order.
    Status append(Changes &changes);
    /// Changes after `seq`, oldest first.
    Result<Changes> after(qint64 seq, int limit) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

/// Where the feed of one shop stands.
struct FeedPosition {
    Tenant tenant;
    qint64 seq = 0;
};

/// Of all shops: what a watcher compares with what it has seen.
Result<QList<FeedPosition>> feedPositions(Session &session);

} // namespace stemdesk
