#pragma once

#include "core/domain/resource_set.h"
#include "core/storage/engine/tenant.h"

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
    /// Those of the given kinds after `seq` and up to `last`, oldest first. Reads at most the rows between the two.
    Result<Changes> between(qint64 seq, qint64 last, ResourceSet resources, int limit) const;
    /// The `seq` of the last committed change; all up to it are committed too.
    Result<qint64> lastSeq() const;
    /// From the first one to the present one, which is never missing; its lastSeq is that of the feed.
    Result<QList<FeedHistory>> histories() const;
    /// What is appended from now on belongs to a history of its own.
    Status beginHistory();

private:
    Session &m_session;
    Tenant m_tenant;
};

/// How far the feed of one shop has come.
struct FeedPosition {
    Tenant tenant;
    qint64 seq = 0;
};

/// A history of its own for each shop of a database that takes another one's place.
Status beginFeedHistories(Session &session);

/// Whether a shop's next change would get a number that another one has.
Result<bool> isAnyFeedMiscounted(Session &session);

/// Of all shops: what a watcher compares with what it has seen.
Result<QList<FeedPosition>> feedPositions(Session &session);

} // namespace stemdesk
