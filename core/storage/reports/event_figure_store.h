#pragma once

#include "core/base/result.h"
#include "core/domain/reports/report_facts.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>

#include <utility>

namespace stemdesk {

class Row;

/// The figures that are stored beside the totals of events. An event without a row has none yet: all are 0.
class EventFigureStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// By key of the event.
    Result<QHash<qint64, EventFigures>> of(const QList<qint64> &events) const;
    Result<QHash<EventId, EventFigures>> of(const QList<EventId> &events) const;
    Status put(qint64 event, const EventFigures &figures);
    /// Of events that have none yet.
    Status insert(const QList<std::pair<qint64, EventFigures>> &figures);
};

/// The columns of the table for other stores' queries, and their mapper.
QByteArray eventFigureColumns();
EventFigures eventFiguresFrom(const Row &row, int first);

} // namespace stemdesk
