#pragma once

#include "core/domain/events/event_history.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// Current names of the things that a row is about and does not contain itself.
struct LineNames {
    QString productName;
    QString variantName;
    QString productType;
    std::optional<double> stemLength;
    QString groupName;
};

struct StoredHistory {
    EventId event;
    HistoryEntry entry; ///< Without a key.
};

/// Changes to events. Rows outlive their event, so that a restored one has its history again.
class EventHistoryStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Status append(const QList<StoredHistory> &rows) const;

    /// Newest first, older than the entry `page.after`.
    Result<Page<HistoryEntry>> list(EventId event, const PageRequest &page) const;

    /// Names of a line with this variant in this group (storage keys); empty if they do not exist.
    Result<LineNames> namesOf(qint64 variant, qint64 group) const;
};

} // namespace stemdesk
