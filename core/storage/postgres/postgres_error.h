#pragma once

#include "core/base/error.h"

#include <QByteArrayView>

namespace stemdesk {

/// PostgreSQL's SQLSTATE and message as an Error: busy, storage_full, and so on. An error that an immediate retry may
/// avoid is a write_clash; sessions count those and report them as busy.
Error postgresError(QByteArrayView sqlState, const QString &message);

/// The error of a lost connection, which has no SQLSTATE.
Error postgresUnreachable(const QString &message);

} // namespace stemdesk
