#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QtGlobal>

#include <array>
#include <string_view>

namespace stemdesk {

/// A tax rate with its local name.
struct TaxRate {
    QString name;
    double rate = 0; ///< 0 to 1; 0.2 is 20 %.

    friend bool operator==(const TaxRate &, const TaxRate &) = default;
};

/// Name of the shop that the program creates if there is none.
inline QString firstShopName()
{
    return QStringLiteral("My shop");
}

/// The initial settings of a shop.
struct ShopSetup {
    QString name;
    QString currency; ///< ISO 4217.
    QString timeZone; ///< IANA name.
    QString documentLanguage;
    QString country{}; ///< ISO 3166; empty: not set.
    QList<TaxRate> taxes; ///< The first becomes the shop's default, for labour, fees and travel.
    QMap<QString, double> markups; ///< By product type; 1 for other types.
};

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
