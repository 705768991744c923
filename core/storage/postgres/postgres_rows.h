#pragma once

#include <QByteArray>
#include <QString>

namespace stemdesk {

class SqlRows;

/// An insert of all rows that one parameter holds (postgresRowsText()): `columns` is "shop, id, name".
QByteArray postgresInsertFromText(QByteArrayView table, QByteArrayView columns);

/// Rows as JSON: the server reads each value as its column's own type, so that every number and byte arrives as it was.
QString postgresRowsText(QByteArrayView columns, const SqlRows &rows, qsizetype first, qsizetype count);

} // namespace stemdesk
