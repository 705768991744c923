#pragma once

#include "core/domain/series/series_days.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/events/event_store.h"

#include <QHash>

#include <optional>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Creates the events of one series inside an open unit of work.
class OccurrenceMaker {
public:
    OccurrenceMaker(ServiceContext &context, UnitOfWork &work, const Series &series, const ShopDays &days)
        : m_context(context), m_work(work), m_series(series), m_days(days)
    {}

    /// Creates what is due and missing; returns how many.
    Result<int> makeDue();
    /// False if its template cannot be copied: it has no day any more, or was cancelled.
    Result<bool> make(const SeriesDay &day);
    /// Copies the template's name, clients, contacts, times, pricing, groups and lines into an event again.
    Status rewrite(const StoredEvent &event, const SeriesDay &day);

private:
    /// With groups, unpriced; nullopt if it is gone.
    Result<std::optional<Event>> source(EventId id);

    ServiceContext &m_context;
    UnitOfWork &m_work;
    const Series &m_series;
    const ShopDays &m_days;
    QHash<EventId, std::optional<Event>> m_sources;
};

/// Makes a stored event equal to `whole`: its own fields, its groups and lines with their ids, and its place in the
/// series.
Status writeWhole(ServiceContext &context, UnitOfWork &work, const Event &whole);

} // namespace stemdesk
