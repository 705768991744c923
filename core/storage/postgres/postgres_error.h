#pragma once

#include "core/base/error.h"

#include <QByteArrayView>

namespace stemdesk {

/// PostgreSQL's SQLSTATE and message as an Error: busy, storage_full, or what else it was. What would go well when it
/// is done again at once is a write_clash; sessions count those and call them busy.
Error postgresError(QByteArrayView sqlState, const QString &message);

/// The error of a lost connection, which has no SQLSTATE.
Error postgresUnreachable(const QString &message);

} // namespace stemdesk
