#pragma once

#include "core/base/result.h"

#include <QString>

namespace stemdesk {

/// What settings of the command line write: "on" or "off".
QString switchText(bool isOn);
/// As it is typed; the rule that it breaks names `key`.
Status setSwitch(bool &target, const QString &key, const QString &value);

} // namespace stemdesk
