#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk {

class Session;

// Text search of PostgresDriver. Every searched table keeps the tokens of its `search` text in a column that the server
// fills, with an index over it, and finds the same rows as SQLite's FTS5: words as prefixes, tags whole.

/// For the tables of the first migration.
Status createPostgresSearch(Session &session);
Status createPostgresSearch(Session &session, QByteArrayView table);
QByteArray postgresSearchFrom(QByteArrayView table);
QString postgresMatchText(const QStringList &words, const QStringList &tags);
Result<QList<qint64>> postgresWronglyIndexed(Session &session, QByteArrayView table);

} // namespace stemdesk
