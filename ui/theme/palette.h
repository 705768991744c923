#pragma once

#include "ui/theme/tokens.h"

#include <QPalette>

namespace stemdesk::ui {

/// The palette that Fusion paints with; themeTokens() recognises the scheme by the application's palette.
QPalette paletteFrom(const ColourTokens &tokens);

} // namespace stemdesk::ui
