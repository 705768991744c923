#pragma once

#include "ui/theme/tokens.h"

#include <QPalette>

namespace stemdesk::ui {

/// The palette that Fusion paints with; tokensFor() finds the tokens again from it.
QPalette paletteFrom(const ColourTokens &tokens);

} // namespace stemdesk::ui
