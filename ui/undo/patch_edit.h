#pragma once

#include "core/base/result.h"
#include "ui/undo/edits.h"

#include <memory>
#include <utility>

namespace stemdesk::ui {

/// An edit that stores `patch` on `before` and takes it back with the values that `before` had. `store(services, patch,
/// expected)` stores and returns the object as it is then; it runs on the edits thread. Each way says which values it
/// expects to find, as the step before left them, so that it is refused as stale where somebody else changed them.
template <class Object, class Patch, class Store>
Edit patchEdit(const QString &text, const Object &before, const Patch &patch, Store store)
{
    struct Ways {
        Patch back;
        Patch forth;
    };
    // Owned by both steps: what was stored may differ from what was typed (spelling, spaces).
    const auto ways = std::make_shared<Ways>(Ways{inverse(before, patch), patch});
    return {
        .text = text,
        .apply = [store, ways](ShopServices &services) -> Status {
            const auto stored = store(services, ways->forth, ways->back);
            if (!stored)
                return stored.error();
            ways->forth = inverse(*stored, ways->forth);
            return {};
        },
        .revert = [store, ways](ShopServices &services) -> Status {
            const auto stored = store(services, ways->back, ways->forth);
            if (!stored)
                return stored.error();
            ways->back = inverse(*stored, ways->back);
            return {};
        },
    };
}

} // namespace stemdesk::ui
