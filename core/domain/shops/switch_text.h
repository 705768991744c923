#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// The text of on/off settings of the command line.
QString switchText(bool isOn);
/// Reads a typed value; errors name `key`.
Status setSwitch(bool &target, const QString &key, const QString &value);

} // namespace stemdesk
