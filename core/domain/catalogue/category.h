#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A word of the shop's category vocabulary. Products carry their category by name.
struct Category {
    CategoryId id;
    QString name;
    bool isPreset = false; ///< Presets cannot be changed or deleted.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Category &, const Category &) = default;
};

struct CategoryPatch {
    std::optional<QString> name;

    friend bool operator==(const CategoryPatch &, const CategoryPatch &) = default;
};

/// Describes the fields of a category.
const SpecOf<Category, CategoryPatch> &categorySpec();

Result<Category> patched(Category category, const CategoryPatch &patch);
CategoryPatch inverse(const Category &before, const CategoryPatch &patch);

} // namespace stemdesk
