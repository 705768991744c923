#pragma once

#include "core/domain/series/series.h"
#include "core/services/series/series_service.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of series and their events. Events deleted with a series come back with their ids; events that a
// changed rule deleted are created again.

namespace stemdesk::ui {

/// `made` is filled before the edit's `done` is called.
Edit createSeriesEdit(const QString &text, const SeriesPatch &patch, const std::shared_ptr<SeriesId> &made);
/// Refused as stale if a field of `patch` differs from `before`.
Edit patchSeriesEdit(const QString &text, const Series &before, const SeriesPatch &patch);
Edit removeSeriesEdit(const QString &text, const SeriesId &series, FutureEvents future);
/// `applied` is filled before the edit's `done` is called.
Edit applySeriesEdit(const QString &text, const SeriesId &series, QDate from,
                     const std::shared_ptr<SeriesApplication> &applied);
/// Writes the changes made in an event of a series into its template, and into the others from that day on.
Edit spreadOccurrenceEdit(const QString &text, const EventId &event, QDate from,
                          const std::shared_ptr<SeriesApplication> &applied);

} // namespace stemdesk::ui
