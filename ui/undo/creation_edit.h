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

/// Makes something the first time, and puts the same thing back after that. `create(services)` says the id,
/// `remove(services, id)` gives what `restore(services, removed)` takes; they run on the edits thread.
template <class T, class Create, class Restore, class Remove>
Edit creation(const QString &text, Create create, Restore restore, Remove remove)
{
    const auto removed = std::make_shared<std::optional<T>>(); // Both steps': what undo took away.
    const auto id = std::make_shared<decltype(T::id)>();
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*removed)
                    return statusOf(restore(services, **removed));
                const auto made = TRY(create(services));
                *id = made;
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                auto taken = TRY(remove(services, *id));
                *removed = std::move(taken);
                return {};
            }};
}

/// Takes something away, and puts the same thing back.
template <class T, class Remove, class Restore>
Edit removal(const QString &text, Remove remove, Restore restore)
{
    const auto removed = std::make_shared<std::optional<T>>(); // Both steps'.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                auto taken = TRY(remove(services));
                *removed = std::move(taken);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status { return statusOf(restore(services, **removed)); }};
}

} // namespace stemdesk::ui
