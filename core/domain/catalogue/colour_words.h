#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// The swatch of a colour by its name in English, German, Dutch, French or Spanish: "Dunkelrot", "rouge foncé",
/// "lichtroze". Empty if it contains no word for a colour.
std::optional<QString> swatchOf(const QString &name);
/// Whether a text is just the name of one colour: "Rood", "dark red", "Dunkelrot"; not "Rose Quicksand".
bool isColourName(const QString &text);

} // namespace stemdesk
