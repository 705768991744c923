#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

class Session;

/// An insert of rows passed as columns, one array parameter each.
Result<QByteArray> postgresInsertFromColumns(Session &session, QByteArrayView table, QByteArrayView columns);

/// The same for an update of these columns; shop, key and stored version come first.
Result<QByteArray> postgresUpdateFromColumns(Session &session, QByteArrayView table, QByteArrayView columns);

} // namespace stemdesk
