#pragma once

#include "core/domain/events/agenda.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/events/event_store.h"

namespace stemdesk {

class EventDateStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// The next rows of the walk, at most `request.limit`. Applies the filter's status, and its dates except for
    /// undated events.
    Result<QList<StoredEvent>> list(const EventFilter &filter, const AgendaRequest &request) const;
    /// The newest `rows` events that contain every word, in no order of dates.
    Result<QList<StoredEvent>> matching(const QStringList &words, int rows) const;

private:
    template <class... Values>
    Result<QList<StoredEvent>> walked(const QString &status, QByteArrayView part, const Values &...values) const;
};

} // namespace stemdesk
