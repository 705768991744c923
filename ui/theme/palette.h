#pragma once

#include "ui/theme/tokens.h"

#include <QPalette>

namespace stemdesk::ui {

/// The palette that Fusion paints with; the application's, from which themeTokens() knows the scheme.
QPalette paletteFrom(const ColourTokens &tokens);

} // namespace stemdesk::ui
