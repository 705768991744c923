#pragma once

#include "core/base/result.h"
#include "core/security/secret_bytes.h"

#include <QString>

namespace stemdesk {

/// The first line of standard input. At a terminal, after `prompt` on standard error, and without showing what is
/// typed. Unavailable (no_password) where there is none.
Result<SecretBytes> passwordFromInput(const QString &prompt);

} // namespace stemdesk
