#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk::ui {

/// The one style sheet of the window. It styles what Fusion and the palette cannot; widgets opt in through the dynamic
/// properties "kind" (buttons, frames, fields), "tone" (labels, see toneName()), "valueField", "cellEditor" and
/// "invalid".
QString styleSheetFrom(const ColourTokens &tokens);

/// The value of the property "tone".
QString toneName(Tone tone);

} // namespace stemdesk::ui
