#pragma once

#include "core/base/clock.h"

#include <QDateTime>

namespace stemdesk {

/// The moment as a date and time in UTC.
inline QDateTime utcOf(Instant moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment).toUTC();
}

} // namespace stemdesk
