#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk::ui {

/// A status in florists' words; unknown ones are unchanged.
QString statusText(const QString &status);
Tone statusTone(const QString &status);

} // namespace stemdesk::ui
