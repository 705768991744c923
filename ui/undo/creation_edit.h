#pragma once

#include "core/base/result.h"
#include "ui/undo/edits.h"

#include <memory>
#include <optional>
#include <utility>

namespace stemdesk::ui {

template <class T>
Status statusOf(const Result<T> &result)
{
    return result ? Status() : Status(result.error());
}

/// Steps for creation() and removal() that call `service`, a member of ShopServices.
template <auto service>
constexpr auto kRestored = [](auto &services, const auto &removed) { return (services.*service).restore(removed); };
template <auto service>
constexpr auto kRemoved = [](auto &services, const auto &id) { return (services.*service).remove(id); };

/// Creates an object; a redo restores the same one. `create(services)` returns it, and its id is written to `made`,
/// which may be null. `remove(services, id)` returns what `restore(services, removed)` takes. All run on the edits
/// thread.
template <class T, class Create, class Restore, class Remove>
Edit creation(const QString &text, std::shared_ptr<decltype(T::id)> made, Create create, Restore restore, Remove remove)
{
    const auto removed = std::make_shared<std::optional<T>>(); // Shared by both steps; set by undo.
    if (!made)
        made = std::make_shared<decltype(T::id)>();
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*removed)
                    return statusOf(restore(services, **removed));
                const auto created = TRY(create(services));
                *made = created.id;
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                auto taken = TRY(remove(services, *made));
                *removed = std::move(taken);
                return {};
            }};
}

/// Removes something, and restores the same thing.
template <class T, class Remove, class Restore>
Edit removal(const QString &text, Remove remove, Restore restore)
{
    const auto removed = std::make_shared<std::optional<T>>(); // Shared by both steps.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                auto taken = TRY(remove(services));
                *removed = std::move(taken);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status { return statusOf(restore(services, **removed)); }};
}

/// Removes an object of `service` by its id.
template <auto service, class T>
Edit removal(const QString &text, const decltype(T::id) &id)
{
    return removal<T>(
        text, [id](auto &services) { return (services.*service).remove(id); }, kRestored<service>);
}

/// The edit, marked as changing only this event, so that it can be undone even after a restart.
inline Edit inEvent(const EventId &event, Edit edit)
{
    edit.event = std::make_shared<EventId>(event);
    return edit;
}

/// The edit with its message, which offers undo.
inline Edit offering(Edit edit, const QString &offer)
{
    edit.offer = offer;
    return edit;
}

} // namespace stemdesk::ui
