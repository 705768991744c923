#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// What is said about a row that is taken, or about a whole file.
struct ImportRemark {
    qint64 line = 0; ///< 0: about the file.
    QByteArray code;
    QString field = {};
    QStringList values = {}; ///< What the code needs to be said in another language.
    QString message; ///< One English sentence.
};

using ImportRemarks = QList<ImportRemark>;

// About a row.

/// value_left_out: nothing is taken from the cell, which holds `what` ("a placeholder, "POA"").
ImportRemark leftOut(const QString &field, const QString &what);
/// value_read: a cell that can be understood in more than one way.
ImportRemark readAs(const QString &field, const QString &cell, const QString &value);
/// row_differs: another row says something else of the same.
ImportRemark differsFrom(qint64 other, const QString &field, const QString &there, const QString &here);

// About a file.

/// sheet_read, header_found, encoding_read, rows_hidden, rows_empty, currency_differs, groups_read, price_divided,
/// products_repeated, colours_new.
ImportRemark aboutFile(const QByteArray &code, const QStringList &values, const QString &message);

} // namespace stemdesk
