#pragma once

#include "core/domain/events/event_history.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// What was changed on an event, when and by whom. Written with each change, by the services that make it; an event
/// that is deleted and put back keeps it.
class EventHistoryService {
public:
    explicit EventHistoryService(ServiceContext &context) : m_context(context) {}

    /// Newest first; pages go on to what is older.
    Result<Page<HistoryEntry>> list(EventId event, const PageRequest &page) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
