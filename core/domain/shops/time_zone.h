#pragma once

#include "core/base/result.h"

#include <QString>
#include <QTimeZone>

namespace stemdesk {

/// Whether it has the form of an IANA name, as Europe/Amsterdam has it: nothing that leads to another file than one of
/// the system's list of zones.
bool isZoneName(const QString &name);

/// invalid_<field> for what is no IANA name that this machine knows.
Status requireZone(const QString &name, const QString &field);

/// UTC where the machine does not know it: zones come and go with the system's list.
QTimeZone zoneNamed(const QString &name);

} // namespace stemdesk
