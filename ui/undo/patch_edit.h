#pragma once

#include "core/base/result.h"
#include "ui/undo/edits.h"
#include "ui/undo/rebase.h"

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

/// The edit, which is about this event though it changes something else too.
inline Edit aboutEvent(const EventId &event, Edit edit)
{
    edit.place = event;
    return edit;
}

/// The edit with its message, which offers undo.
inline Edit offering(Edit edit, const QString &offer)
{
    edit.offer = offer;
    return edit;
}

/// The values before and after a change. Owned by both steps: stored values may differ from the typed ones (spelling,
/// spaces), and each step returns its own reversal.
template <class Object, class Patch>
class PatchValues final : public Expectation {
public:
    PatchValues(const Object &before, const Patch &patch)
        : to(patch), from(inverse(before, patch)), m_id(before.id), m_seen(before.version)
    {}

    void follow(const Expectation &earlier) override
    {
        const auto *own = dynamic_cast<const PatchValues *>(&earlier);
        const bool isChanged = own && own->m_id == m_id && own->m_stored > m_seen;
        if (!isChanged || own->m_replaced != from)
            return;
        Patch left = inverse(*own->m_left, to);
        if (rebase(to, from, left))
            from = std::move(left);
    }

    /// A step replaced these values, and left the object in this state.
    void replaced(const Patch &values, const Object &left)
    {
        m_replaced = values;
        m_left = left;
        m_stored = left.version;
    }

    Patch to;
    Patch from;

private:
    decltype(Object::id) m_id;
    qint64 m_seen; ///< The object's version for which the change was made.
    qint64 m_stored = 0; ///< And the one that it made.
    Patch m_replaced;
    std::optional<Object> m_left;
};

/// An edit that stores `patch` on `before` and reverts it to the values of `before`. `store(services, patch, expected)`
/// stores and returns the resulting object on the edits thread. Each step expects the values that the previous one
/// left, so that it is refused as stale if they were changed elsewhere.
template <class Object, class Patch, class Store>
Edit patchEdit(const QString &text, const Object &before, const Patch &patch, Store store)
{
    const auto change = std::make_shared<PatchValues<Object, Patch>>(before, patch);
    return {.text = text,
            .apply = [store, change](ShopServices &services) -> Status {
                const auto stored = TRY(store(services, change->to, change->from));
                change->replaced(change->from, stored);
                change->to = inverse(stored, change->to);
                return {};
            },
            .revert = [store, change](ShopServices &services) -> Status {
                const auto stored = TRY(store(services, change->from, change->to));
                change->replaced(change->to, stored);
                change->from = inverse(stored, change->from);
                return {};
            },
            .expectation = change};
}

/// Patches an object of `service`, a member of ShopServices, by its id.
template <auto service, class Object, class Patch>
Edit patchEdit(const QString &text, const Object &before, const Patch &patch)
{
    return patchEdit(text, before, patch, [id = before.id](auto &services, const Patch &to, const Patch &from) {
        return (services.*service).patch(id, to, from);
    });
}

} // namespace stemdesk::ui
