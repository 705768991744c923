#pragma once

#include "core/base/result.h"
#include "core/security/secret_box.h"

#include <QString>

namespace stemdesk {

/// The first line of standard input. On a terminal it prints `prompt` to standard error and does not echo. Unavailable
/// (no_password) if there is none.
Result<SecretBytes> passwordFromInput(const QString &prompt);

} // namespace stemdesk
