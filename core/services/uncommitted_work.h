#pragma once

#include "core/domain/change.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_history_store.h"

#include <QSet>

namespace stemdesk {

/// Gathered by the open units of work of a context; for unit_of_work.cpp only.
struct UncommittedWork {
    Changes changes;
    RepriceMarks marks;
    QList<StoredHistory> history;
    QSet<EventId> editedEvents; ///< Events edited since the last settle(); the edits of some may have been rolled back.
};

} // namespace stemdesk
