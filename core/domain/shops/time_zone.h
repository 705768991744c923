#pragma once

#include "core/base/result.h"

#include <QString>
#include <QTimeZone>

namespace stemdesk {

/// Whether it has the form of an IANA name, like Europe/Amsterdam: nothing that could lead outside the system's list of
/// zones.
bool isZoneName(const QString &name);

/// invalid_<field> if it is no IANA name known to this machine.
Status requireZone(const QString &name, const QString &field);

/// UTC if this machine does not know it: the system's list of zones changes.
QTimeZone zoneNamed(const QString &name);

} // namespace stemdesk
