#pragma once

#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

struct StoredSeries {
    qint64 key = 0;
    Series series;
};

/// The series of one shop, without what is computed from their events.
class SeriesStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of creation.
    Result<Page<Series>> list(const SeriesFilter &filter, const PageRequest &page) const;
    /// NotFound if there is none.
    Result<StoredSeries> find(SeriesId id) const;
    /// The series that make events, in order of creation.
    Result<QList<SeriesId>> active() const;
    /// The series that have the event in their rota.
    Result<QList<Series>> withTemplate(EventId event) const;
    Result<QList<Series>> withContact(ContactId contact) const;

    Status insert(const Series &series);
    /// Stores `series` if the row has the version before it; Stale otherwise.
    Status update(const Series &series);
    Status remove(qint64 key);
};

} // namespace stemdesk
