#pragma once

#include "core/base/error.h"

#include <QByteArrayView>

class QSqlDriver;
class QSqlError;

namespace stemdesk {

/// PostgreSQL's SQLSTATE and message as an Error: busy, storage_full, or what else it was. What would go well when it
/// is done again at once is a write_clash; sessions count those and call them busy.
Error postgresError(QByteArrayView sqlState, const QString &message);

/// The same for what Qt says; a connection that is lost (storage_unavailable) comes without any SQLSTATE.
Error postgresError(const QSqlError &error, const QSqlDriver &driver);

} // namespace stemdesk
