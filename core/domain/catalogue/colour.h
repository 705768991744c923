#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

/// A word of the shop's colour vocabulary. Variants and events carry colours by name, not by id.
struct Colour {
    ColourId id;
    QString name;
    QString hex; ///< "#rrggbb", lower case.
    bool isPreset = false; ///< Presets cannot be changed or deleted.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0;

    friend bool operator==(const Colour &, const Colour &) = default;
};

struct ColourPatch {
    std::optional<QString> name;
    std::optional<QString> hex;

    friend bool operator==(const ColourPatch &, const ColourPatch &) = default;
};

/// Whether it is "#rrggbb" in lower case.
bool isHexColour(const QString &text);

/// Describes the fields of a colour.
const SpecOf<Colour, ColourPatch> &colourSpec();

/// `colour` with the patch applied, or the rule that it breaks (preset_read_only is the service's).
Result<Colour> patched(Colour colour, const ColourPatch &patch);
ColourPatch inverse(const Colour &before, const ColourPatch &patch);

} // namespace stemdesk
