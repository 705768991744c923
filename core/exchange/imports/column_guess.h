#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

/// Gives columns that nobody has named yet the meaning that they probably have: by the words of their headers, in
/// English, German, Dutch, French and Spanish, and by what stands under them in the first rows. What a column or field
/// has already stays. Where two columns could be the price, neither is. Numbers of articles are the supplier's: they
/// are left out where the rows are not of one supplier, whom a column names or the user did (`isOfOneSupplier`).
void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const QStringList &knownSuppliers,
                  bool isOfOneSupplier = false);
/// Those numbers alone, of rows that are of one supplier: the columns that it has given a meaning.
QList<qsizetype> guessNumbers(ColumnMapping &mapping, const QList<TableRow> &samples);

/// As many of the first rows as tell what a column holds, and back to the first one.
Result<QList<TableRow>> sampleRows(TableFile &file);

} // namespace stemdesk
