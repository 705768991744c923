#pragma once

#include "core/domain/events/event_history.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// Changes to an event with their time and author. Recorded with each change by the services that make it; survives the
/// deletion and restoration of an event.
class EventHistoryService {
public:
    explicit EventHistoryService(ServiceContext &context) : m_context(context) {}

    /// Newest first; further pages are older.
    Result<Page<HistoryEntry>> list(EventId event, const PageRequest &page) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
