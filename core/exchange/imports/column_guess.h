#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

/// Names in the shop that identify a column by its contents.
struct KnownNames {
    QStringList suppliers;
    QStringList productTypes;
};

/// Guesses the meaning of columns that have none yet, from their headings (in English, German, Dutch, French and
/// Spanish) and from the cells of the first rows. Columns and fields that are already assigned stay. If two columns
/// could equally be the price, neither is used. Article numbers belong to a supplier, so they are used only if all rows
/// have one supplier, which a column names or the user chose (`isOfOneSupplier`). The window and the command line both
/// guess with this function.
void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const KnownNames &known,
                  bool isOfOneSupplier = false);

/// Enough first rows to guess from; then rewinds the file.
Result<QList<TableRow>> sampleRows(TableFile &file);

} // namespace stemdesk
