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

/// Works out again what the rows of the next events after the storage key `after` say of themselves: totals (bit for
/// bit, from rows read here), counts of lines, and the order of groups and lines. All in one snapshot.
Result<EventSlice> checkEventsAfter(const ServiceContext &context, qint64 after);

} // namespace stemdesk
