#pragma once

#include "core/base/clock.h"

#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk::ui {

/// "Tue 3 June, 14:00".
QString claimTime(Instant until, const QTimeZone &zone);
/// Until when goods that were rejected can be claimed and how long that is; nothing: nobody said for how long.
QString claimClock(std::optional<Instant> until, Instant now, const QTimeZone &zone);

} // namespace stemdesk::ui
