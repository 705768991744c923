#pragma once

#include "core/domain/resource_set.h"
#include "core/storage/engine/tenant.h"

#include <QSet>

namespace stemdesk {

class Session;

/// The change feed. `seq` counts per shop in commit order: append() is a transaction's last write and holds the
/// shop's row until the commit.
class ChangeStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Numbers the changes and stores them in this order.
    Status append(Changes &changes);
    /// Changes after `seq`, oldest first.
    Result<Changes> after(qint64 seq, int limit) const;
    /// Changes of the given kinds after `seq` up to `last`, oldest first. Reads only the rows in between.
    Result<Changes> between(qint64 seq, qint64 last, ResourceSet resources, int limit) const;
    /// The `seq` of the last committed change; all up to it are committed too.
    Result<qint64> lastSeq() const;
    /// From the first history to the current one, which is always present; its lastSeq is the feed's.
    Result<QList<FeedHistory>> histories() const;
    /// Starts a new history for the changes that follow.
    Status beginHistory();
};

/// Position of one shop's feed.
struct FeedPosition {
    Tenant tenant;
    qint64 seq = 0;
};

/// Starts a new history in each shop of a database that replaces another.
Status beginFeedHistories(Session &session);

/// Whether some shop's next change would get a number that is already used.
Result<bool> isAnyFeedMiscounted(Session &session);

/// Positions of all shops' feeds, for a watcher to compare with those it has seen.
Result<QList<FeedPosition>> feedPositions(Session &session);
/// Positions of these shops' feeds, by their keys; skips those that are gone.
Result<QList<FeedPosition>> feedPositions(Session &session, const QSet<qint64> &shops);

} // namespace stemdesk
