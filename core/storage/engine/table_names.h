#pragma once

#include <QByteArray>
#include <QHash>

namespace stemdesk {

/// Tables that are called otherwise than in statements, by their names there.
using TableNames = QHash<QByteArray, QByteArray>;

/// The query with these tables in place of those that it names, each under the name that the query has for it.
QByteArray withTables(const QByteArray &query, const TableNames &tables);

} // namespace stemdesk
