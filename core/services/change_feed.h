#pragma once

#include "core/base/result.h"
#include "core/domain/change.h"
#include "core/domain/resource_set.h"

namespace stemdesk {

class ServiceContext;

/// A slice of the feed. `position` is where to continue, 0 at first; unchanged if there is nothing new.
struct FeedPage {
    Changes changes;
    qint64 position = 0;
    bool isCaughtUp = false;
};

/// A shop's committed changes, in the order of their commits.
class ChangeFeed {
public:
    /// Most rows of the feed that one page examines; a page with few matches ends early.
    static constexpr qint64 kMaxScan = 10'000;

    explicit ChangeFeed(ServiceContext &context) : m_context(context) {}

    /// From the first change to the newest one, which is never missing.
    Result<QList<FeedHistory>> histories() const;
    /// The position after the last change.
    Result<FeedPage> present() const;
    /// At most `limit` changes of these kinds after `position`; invalid_cursor if the feed has not reached it.
    Result<FeedPage> read(qint64 position, ResourceSet resources, int limit) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
