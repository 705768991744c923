#pragma once

#include "core/base/clock.h"

#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk::ui {

/// "Tue 3 June, 14:00".
QString claimTime(Instant until, const QTimeZone &zone);
/// Until when rejected goods can be claimed, and how much time is left; nullopt: unknown.
QString claimClock(std::optional<Instant> until, Instant now, const QTimeZone &zone);

} // namespace stemdesk::ui
