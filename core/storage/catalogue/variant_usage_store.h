#pragma once

#include "core/base/id.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QString>

namespace stemdesk {

/// An event line that names a variant.
struct LinePlace {
    EventId event;
    EventGroupId group;
    EventItemId item;
};

/// An event whose lines name a variant.
struct EventUse {
    EventId event;
    QString name;
    double units = 0; ///< In all copies of its groups.
};

/// Uses of variants outside the catalogue.
class VariantUsageStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// The number of event lines with one of these variants.
    Result<qint64> lineCount(const QList<qint64> &variants) const;
    /// In order of event and position.
    Result<QList<LinePlace>> lines(qint64 variant) const;
    /// The number of events with lines of these variants.
    Result<qint64> eventCount(const QList<qint64> &variants) const;
    /// The `limit` events created last, newest first.
    Result<QList<EventUse>> events(qint64 variant, int limit) const;
};

} // namespace stemdesk
