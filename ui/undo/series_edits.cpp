#include "ui/undo/series_edits.h"

#include "core/services/services.h"
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

Edit saveTemplateEdit(const QString &text, const EventId &event, const QString &name,
                      const std::shared_ptr<EventTemplateId> &made)
{
    return creation<EventTemplate>(
        text, made, [=](ShopServices &services) { return services.templates.save(event, name); },
        kRestored<&ShopServices::templates>, kRemoved<&ShopServices::templates>);
}

Edit keepRecipeEdit(const QString &text, const EventGroup &group, const std::optional<EventTemplateId> &before)
{
    const Edit keep = creation<EventTemplate>(
        text, {},
        [event = group.eventId, id = group.id](ShopServices &services) {
            return services.templates.saveRecipe(event, id);
        },
        kRestored<&ShopServices::templates>, kRemoved<&ShopServices::templates>);
    return before ? together(text, {removeTemplateEdit(text, *before), keep}) : keep;
}

Edit groupFromRecipeEdit(const QString &text, const EventId &event, const EventTemplateId &recipe,
                         const std::shared_ptr<MadeFromRecipe> &made)
{
    return inEvent(
        event,
        creation<EventGroup>(
            text, {},
            [=](ShopServices &services) -> Result<EventGroup> {
                const auto source = TRY(services.templates.find(recipe));
                const auto heads = TRY(services.events.find(event, {.heavy = false, .prices = false}));
                EventGroup group = groupFrom(source.groups.value(0));
                group.id = EventGroupId::create();
                group.eventId = event;
                group.position = int(heads.groups.size());
                group.createdAt = services.now();
                for (EventItem &item : group.items)
                    item = {.id = EventItemId::create(),
                            .groupId = group.id,
                            .variantId = item.variantId,
                            .supplierId = item.supplierId,
                            .quantity = item.quantity,
                            .notes = item.notes,
                            .position = int(&item - group.items.data()),
                            .createdAt = group.createdAt};
                TRY(services.lines.restoreGroup(group));
                *made = {.group = group.id, .missing = missingLinesOf(source)};
                return group;
            },
            [](ShopServices &services, const EventGroup &group) { return services.lines.restoreGroup(group); },
            [event](ShopServices &services, const EventGroupId &id) { return services.lines.removeGroup(event, id); }));
}

Edit renameTemplateEdit(const QString &text, const EventTemplateId &id, const QString &before, const QString &after)
{
    const auto stored = std::make_shared<QString>(after); // The stored name is trimmed.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                const auto renamed = TRY(services.templates.rename(id, *stored, before));
                *stored = renamed.name;
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                return statusOf(services.templates.rename(id, before, *stored));
            }};
}

Edit removeTemplateEdit(const QString &text, const EventTemplateId &id)
{
    return removal<&ShopServices::templates, EventTemplate>(text, id);
}

Edit eventFromTemplateEdit(const QString &text, const EventTemplateId &id,
                           const std::shared_ptr<MadeFromTemplate> &made)
{
    return creation<Event>(
        text, {},
        [=](ShopServices &services) -> Result<Event> {
            auto event = TRY(services.templates.makeEvent(id));
            *made = {.event = event.event.id, .missing = std::move(event.missing)};
            return event.event;
        },
        kRestored<&ShopServices::events>, kRemoved<&ShopServices::events>);
}

} // namespace stemdesk::ui
