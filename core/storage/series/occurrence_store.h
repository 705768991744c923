#pragma once

#include "core/storage/engine/tenant.h"
#include "core/storage/events/event_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

class Session;

/// Facts of a series' events, for a list of series.
struct SeriesEvents {
    int count = 0;
    QSet<QDate> days; ///< From the requested day on.
};

/// The events that the series of a shop made.
class OccurrenceStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Result<QHash<SeriesId, SeriesEvents>> eventsOf(const QList<SeriesId> &series, QDate from) const;
    /// With what they were copied from, by date.
    Result<QList<StoredEvent>> ofSeries(SeriesId series) const;
    /// The events that belong to a series.
    Result<QList<EventId>> among(const QList<EventId> &events) const;

    Status setPrint(qint64 event, const QString &print, bool isDetached);
    Status setTemplate(qint64 event, EventId copied);
    /// Makes the event belong to another series, or to none.
    Status setSeries(qint64 event, SeriesId series, Instant now);

    /// Events that are in an order sheet that was ordered.
    Result<QSet<EventId>> inOrderSheets(const QList<EventId> &events) const;
    Result<QSet<EventId>> withInvoices(const QList<EventId> &events) const;
    Result<QSet<EventId>> withPayments(const QList<EventId> &events) const;
    Result<QSet<EventId>> withQuotes(const QList<EventId> &events) const;
};

/// Shops with a series that makes events, with their time zones.
struct ShopWithSeries {
    ShopId shop;
    QString timeZone;
};
Result<QList<ShopWithSeries>> shopsWithSeries(Session &session);

} // namespace stemdesk
