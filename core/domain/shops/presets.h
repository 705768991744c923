#pragma once

#include <array>
#include <string_view>

namespace stemdesk {

/// A colour that every shop starts with.
struct PresetColour {
    std::u16string_view name;
    std::u16string_view hex;
};

inline constexpr std::array kPresetColours{
    PresetColour{u"White", u"#ffffff"},    PresetColour{u"Cream", u"#f7ecd0"},    PresetColour{u"Yellow", u"#f3cf45"},
    PresetColour{u"Peach", u"#f8c9a8"},    PresetColour{u"Orange", u"#ec8a2f"},   PresetColour{u"Coral", u"#f0806a"},
    PresetColour{u"Pink", u"#f2a7bd"},     PresetColour{u"Hot pink", u"#d9297f"}, PresetColour{u"Red", u"#b5263c"},
    PresetColour{u"Burgundy", u"#6b1a2e"}, PresetColour{u"Lilac", u"#cdb8d8"},    PresetColour{u"Purple", u"#6d4291"},
    PresetColour{u"Blue", u"#35579f"},     PresetColour{u"Green", u"#4c7a4a"},    PresetColour{u"Brown", u"#6b4a34"},
    PresetColour{u"Black", u"#1f1c1d"},    PresetColour{u"Silver", u"#bfc3c6"},   PresetColour{u"Gold", u"#c3a04f"},
};

inline constexpr std::array<std::u16string_view, 10> kPresetCategories{
    u"Roses",    u"Focal", u"Filler", u"Foliage",  u"Bulb flowers",
    u"Tropical", u"Dried", u"Plants", u"Sundries", u"Structures"};

} // namespace stemdesk
