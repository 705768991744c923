#pragma once

#include "core/domain/events/event_history.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

/// Changes to an event with their time and author. Recorded with each change by the services that make it; survives the
/// deletion and restoration of an event.
class EventHistoryService : public Service {
public:
    using Service::Service;

    /// Newest first; further pages are older.
    Result<Page<HistoryEntry>> list(EventId event, const PageRequest &page) const;
};

} // namespace stemdesk
