#pragma once

#include "core/domain/events/event.h"
#include "core/domain/hire/event_hire.h"
#include "core/domain/page.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

struct StoredThing {
    qint64 key = 0; ///< The variant's.
    HiredThing thing;
};

/// An event's need of a variant, hired or not.
struct NeededUnits {
    qint64 variant = 0;
    double units = 0;
};

/// A line of an event that holds things; an event has one for each.
struct HoldingLine {
    qint64 variant = 0;
    Event event; ///< Its id, name, status and times.
    double units = 0;
};

/// Hired things, the events that hold them, and returns.
class HireStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of the event's visible groups and their lines; each variant once.
    Result<QList<NeededUnits>> neededBy(qint64 event) const;
    /// The hired ones among these variants.
    Result<QHash<qint64, HiredThing>> things(const QList<qint64> &variants) const;
    /// Hired variants in order of creation; those with an unknown number only on request.
    Result<Page<StoredThing>> owned(const HireFilter &filter, const PageRequest &page) const;
    /// Lines of visible groups with these variants, in events from approved on whose times overlap the given ones.
    Result<QList<HoldingLine>> holding(const QList<qint64> &variants, Instant from, Instant to) const;

    Result<QHash<VariantId, HireReturn>> returnsOf(EventId event) const;
    Status putReturn(EventId event, VariantId variant, const HireReturn &stored);
};

} // namespace stemdesk
