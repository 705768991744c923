#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// The swatch of a colour by its name in English, German, Dutch, French or Spanish: "Dunkelrot", "rouge foncé",
/// "lichtroze". Nothing where no word of it is a colour's.
std::optional<QString> swatchOf(const QString &name);
/// Whether a text is nothing but the name of one colour: "Rood", "dark red", "Dunkelrot"; not "Rose Quicksand".
bool isColourName(const QString &text);

} // namespace stemdesk
