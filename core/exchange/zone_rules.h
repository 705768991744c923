#pragma once

#include <QByteArray>
#include <QTimeZone>

namespace stemdesk {

/// A time zone's VTIMEZONE from the system's data, from 1970: yearly recurring offsets as rules, today's without an
/// end, and others one by one.
QByteArray zoneRules(const QTimeZone &zone);

} // namespace stemdesk
