#pragma once

#include "core/domain/imports/pack_change.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// A remark on an accepted row or on the whole file.
struct ImportRemark {
    qint64 line = 0; ///< 0 for the whole file.
    QByteArray code;
    QString field = {};
    QStringList values = {}; ///< Values to insert into a translated message.
    QString message; ///< One English sentence.
};

using ImportRemarks = QList<ImportRemark>;

// On a row.

/// value_left_out: the cell is ignored because it holds `what` ("a placeholder, "POA"").
ImportRemark leftOut(const QString &field, const QString &what);
/// value_read: the cell could be understood in more than one way.
ImportRemark readAs(const QString &field, const QString &cell, const QString &value);
/// row_differs: an earlier row has another value for the same thing.
ImportRemark differsFrom(qint64 other, const QString &field, const QString &there, const QString &here);
/// Whether the row of such a remark counts instead of the other one. Lengths make two varieties, and what a product is
/// may be said by rows of several.
bool isReplacing(const ImportRemark &remark);

/// price_far_off: the price is far from the last one. `isHeld`: it is left out.
ImportRemark farFromLast(const PriceChange &price, bool isHeld);

// On the file.

/// sheet_read, header_found, encoding_read, rows_hidden, rows_empty, currency_differs, groups_read, price_divided,
/// price_of_box, products_repeated, colours_new, tables_beside, lengths_as_columns.
ImportRemark aboutFile(const QByteArray &code, const QStringList &values, const QString &message);

} // namespace stemdesk
