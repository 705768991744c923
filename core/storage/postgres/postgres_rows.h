#pragma once

#include <QByteArray>

namespace stemdesk {

class SqlRows;

/// An insert of all rows that one parameter holds (postgresRowsText()): `columns` is "shop, id, name".
QByteArray postgresInsertFromText(QByteArrayView table, QByteArrayView columns);

/// An update of them, each named by shop, key and stored_version.
QByteArray postgresUpdateFromText(QByteArrayView table, QByteArrayView columns);

/// Rows as JSON: the server reads each value as its column's own type, so that every number and byte arrives as it was.
QByteArray postgresRowsText(QByteArrayView columns, const SqlRows &rows, qsizetype first, qsizetype count);

} // namespace stemdesk
