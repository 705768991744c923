#include "core/services/events/event_history_service.h"

#include "core/services/service_context.h"
#include "core/storage/events/event_history_store.h"

namespace stemdesk {

Result<Page<HistoryEntry>> EventHistoryService::list(EventId event, const PageRequest &page) const
{
    return m_context.store<EventHistoryStore>().list(event, page);
}

} // namespace stemdesk
