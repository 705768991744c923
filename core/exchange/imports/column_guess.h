#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

/// Gives columns without a field their likely one, judging by their headings in English, German, Dutch, French and
/// Spanish and by their first cells. Columns and fields that are already assigned stay. If several columns could be the
/// price, none is used. Article numbers belong to a supplier: they are used only if all rows are of one, named by a
/// column or chosen by the user (`isOfOneSupplier`).
void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const QStringList &knownSuppliers,
                  bool isOfOneSupplier = false);
/// Assigns only the article numbers, for rows of one supplier; returns the columns used.
QList<qsizetype> guessNumbers(ColumnMapping &mapping, const QList<TableRow> &samples);

/// Enough first rows to guess from; then rewinds the file.
Result<QList<TableRow>> sampleRows(TableFile &file);

} // namespace stemdesk
