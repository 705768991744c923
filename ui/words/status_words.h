#pragma once

#include "ui/theme/tokens.h"

#include <QString>

namespace stemdesk::ui {

/// A status as a florist says it; a text that is none of kEventStatuses as it stands.
QString statusText(const QString &status);
Tone statusTone(const QString &status);

} // namespace stemdesk::ui
