#pragma once

#include "core/domain/change.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_history_store.h"

namespace stemdesk {

/// What the open units of work of one context have gathered; only unit_of_work.cpp touches it.
struct UncommittedWork {
    Changes changes;
    RepriceMarks marks;
    QList<StoredHistory> history;
};

} // namespace stemdesk
