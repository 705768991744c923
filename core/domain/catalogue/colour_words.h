#pragma once

#include <QString>

#include <optional>

namespace stemdesk {

/// The swatch of a colour by its name in English, German, Dutch, French or Spanish: "Dunkelrot", "rouge foncé",
/// "lichtroze". Nothing where no word of it is a colour's.
std::optional<QString> swatchOf(const QString &name);

} // namespace stemdesk
