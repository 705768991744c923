#pragma once

#include "core/domain/events/event_template.h"
#include "core/domain/series/series.h"
#include "core/services/series/series_service.h"
#include "ui/undo/edits.h"

#include <memory>

namespace stemdesk::ui {

// Undoable changes of series and their events. Events deleted with a series come back with their ids; events that a
// changed rule deleted are created again.

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

// Undoable changes of templates. A redo restores the same ids.

/// Result of an edit; filled on the edits thread before `done` is called.
struct MadeFromTemplate {
    EventId event;
    QList<MissingLine> missing;
};

Edit saveTemplateEdit(const QString &text, const EventId &event, const QString &name,
                      const std::shared_ptr<EventTemplateId> &made);
/// Replaces `before` if the shop had a recipe of this name.
Edit keepRecipeEdit(const QString &text, const EventGroup &group, const std::optional<EventTemplateId> &before);
/// Adds the recipe's arrangement at the end of the event; `made` gets its id and the lines that were skipped.
struct MadeFromRecipe {
    EventGroupId group;
    QList<MissingLine> missing;
};
Edit groupFromRecipeEdit(const QString &text, const EventId &event, const EventTemplateId &recipe,
                         const std::shared_ptr<MadeFromRecipe> &made);
Edit renameTemplateEdit(const QString &text, const EventTemplateId &id, const QString &before, const QString &after);
Edit removeTemplateEdit(const QString &text, const EventTemplateId &id);
Edit eventFromTemplateEdit(const QString &text, const EventTemplateId &id,
                           const std::shared_ptr<MadeFromTemplate> &made);

} // namespace stemdesk::ui
