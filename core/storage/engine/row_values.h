#pragma once

#include "core/storage/engine/statement.h"

#include <QList>

namespace stemdesk {

class SqlRows;

/// Adds a row assembled column by column: at most 64 values.
void addRow(SqlRows &rows, const QList<SqlValue> &values);

} // namespace stemdesk
