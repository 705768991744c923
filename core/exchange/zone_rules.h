#pragma once

#include <QByteArray>
#include <QTimeZone>

namespace stemdesk {

/// The VTIMEZONE of a zone as the system's list has it, from 1970 on: offsets that come back every year as rules, those
/// of today without an end, and others one by one.
QByteArray zoneRules(const QTimeZone &zone);

} // namespace stemdesk
