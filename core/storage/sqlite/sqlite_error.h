#pragma once

#include "core/base/error.h"

namespace stemdesk {

/// SQLite's result code (extended or not) and message as an Error: busy, storage_full, or what else it was.
Error sqliteError(int code, const QString &message);

} // namespace stemdesk
