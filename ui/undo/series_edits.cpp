#include "ui/undo/series_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

#include <optional>

namespace stemdesk::ui {

Edit createSeriesEdit(const QString &text, const SeriesPatch &patch, const std::shared_ptr<SeriesId> &made)
{
    const auto removed = std::make_shared<std::optional<DeletedSeries>>(); // Shared by both steps; set by undo.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*removed)
                    return statusOf(services.series.restore(**removed));
                const WrittenSeries written = TRY(services.series.create(patch));
                *made = written.series.id;
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                *removed = TRY(services.series.remove(*made, FutureEvents::Delete));
                return {};
            }};
}

Edit patchSeriesEdit(const QString &text, const Series &before, const SeriesPatch &patch)
{
    return patchEdit(
        text, before, patch,
        [id = before.id](ShopServices &services, const SeriesPatch &to, const SeriesPatch &from) -> Result<Series> {
            WrittenSeries written = TRY(services.series.patch(id, to, from));
            return std::move(written.series);
        });
}

Edit removeSeriesEdit(const QString &text, const SeriesId &series, FutureEvents future)
{
    return removal<DeletedSeries>(
        text, [=](ShopServices &services) { return services.series.remove(series, future); },
        kRestored<&ShopServices::series>);
}

namespace {

/// `write` makes the change; undo and redo then swap the events' states.
template <class Write>
Edit writtenBackAndForth(const QString &text, const std::shared_ptr<SeriesApplication> &applied, Write write)
{
    const auto other = std::make_shared<std::optional<QList<Event>>>(); // The events as the next step stores them.
    const auto swap = [other](ShopServices &services) -> Status {
        *other = TRY(services.series.writeBack(**other));
        return {};
    };
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*other)
                    return swap(services);
                *applied = TRY(write(services));
                *other = applied->before;
                return {};
            },
            .revert = swap};
}

} // namespace

Edit applySeriesEdit(const QString &text, const SeriesId &series, QDate from,
                     const std::shared_ptr<SeriesApplication> &applied)
{
    return writtenBackAndForth(text, applied,
                               [=](ShopServices &services) { return services.series.apply(series, from); });
}

Edit spreadOccurrenceEdit(const QString &text, const EventId &event, QDate from,
                          const std::shared_ptr<SeriesApplication> &applied)
{
    return writtenBackAndForth(text, applied,
                               [=](ShopServices &services) { return services.series.spread(event, from); });
}

} // namespace stemdesk::ui
