#pragma once

#include "core/base/result.h"

#include <QList>
#include <QStringList>

namespace stemdesk {

class ServiceContext;

/// Result of checking a slice of a shop's events.
struct EventSlice {
    qint64 lastKey = 0;
    int events = 0; ///< 0: none are left after the key.
    int lines = 0;
    QStringList findings; ///< One sentence each.
};

/// Recomputes what the next events after the storage key `after` store: totals (bit for bit, from rows read here), line
/// counts, and the order of groups and lines. All in one snapshot.
Result<EventSlice> checkEventsAfter(const ServiceContext &context, qint64 after);

} // namespace stemdesk
