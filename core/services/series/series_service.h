#pragma once

#include "core/domain/events/event.h"
#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "core/services/service.h"

namespace stemdesk {

/// A series after a write.
struct WrittenSeries {
    Series series;
    QList<QByteArray> warnings; ///< skip_not_in_rule:<day>, occurrence_kept:<eventId>.
};

/// A deleted series, with the events that stay and those that were deleted with it.
struct DeletedSeries {
    Series series;
    QList<EventId> events;
    QList<Event> removed;
};

/// The fate of a deleted series' future events that were not edited.
enum class FutureEvents { Keep, Delete };

struct KeptOccurrence {
    EventId eventId;
    QDate on;
    QByteArray reason; ///< detached, ordered, invoiced or past.

    friend bool operator==(const KeptOccurrence &, const KeptOccurrence &) = default;
};

struct SeriesApplication {
    int applied = 0;
    int detached = 0;
    QList<KeptOccurrence> kept;
    QList<Event> before; ///< The written ones as they were; see SeriesService::writeBack().
};

/// Standing orders: series, and the events that they create.
class SeriesService : public Service {
public:
    using Service::Service;

    /// In order of creation.
    Result<Page<Series>> list(const SeriesFilter &filter, const PageRequest &page) const;
    Result<Series> find(SeriesId id) const;
    /// The events that it created, by date; rows have the list shape.
    Result<QList<Event>> occurrences(SeriesId id) const;

    /// Creates the due events too.
    Result<WrittenSeries> create(const SeriesPatch &patch);
    /// Updates its future events, and creates those that are due. Stale if a field of `patch` differs from `expected`.
    Result<WrittenSeries> patch(SeriesId id, const SeriesPatch &patch, const std::optional<SeriesPatch> &expected = {});
    /// Events that stay keep their day and belong to no series.
    Result<DeletedSeries> remove(SeriesId id, FutureEvents future);
    /// Restores it with its id and events, and creates what is due.
    Result<Series> restore(const DeletedSeries &snapshot);

    /// Copies the templates again into the events from that day on that were not edited.
    Result<SeriesApplication> apply(SeriesId id, QDate from);
    /// Writes what makes this event differ from its template into the template, and from there into the others from
    /// that day on. The event is attached again. NotFound if the template is gone.
    Result<SeriesApplication> spread(EventId event, QDate from);
    /// Makes events of series equal to those in `events`, which are whole; returns them as they were. Skips those that
    /// are gone.
    Result<QList<Event>> writeBack(const QList<Event> &events);

    /// Creates the due events, each series in its own transaction; returns how many.
    Result<int> makeDue();

private:
    Result<int> makeDueOf(SeriesId id);
    Status requireReferences(const Series &before, const Series &after) const;
};

} // namespace stemdesk
