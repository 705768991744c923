#pragma once

#include "core/domain/shops/presets.h"

#include <QtGlobal>

#include <array>

namespace stemdesk {

/// The translatable names of the colours and categories that every shop starts with, in the order of kPresetColours and
/// kPresetCategories.
inline constexpr std::array kPresetWords{QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "White"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Cream"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Yellow"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Peach"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Orange"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Coral"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Pink"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Hot pink"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Red"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Burgundy"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Lilac"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Purple"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Blue"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Green"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Brown"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Black"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Silver"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Gold"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Roses"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Focal"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Filler"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Foliage"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Bulb flowers"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Tropical"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Dried"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Plants"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Sundries"),
                                         QT_TRANSLATE_NOOP("stemdesk::ui::VocabularyWords", "Structures")};
static_assert(kPresetWords.size() == kPresetColours.size() + kPresetCategories.size());

/// Their context.
inline constexpr auto kPresetContext = "stemdesk::ui::VocabularyWords";

} // namespace stemdesk
