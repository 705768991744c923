#pragma once

#include <QByteArray>

namespace stemdesk {

class SqlRows;

/// A column of the rows in the server's binary form of an array of this type.
QByteArray postgresArray(unsigned arrayType, const SqlRows &rows, int column, qsizetype first, qsizetype count);

} // namespace stemdesk
