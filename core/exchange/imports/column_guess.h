#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

/// What the shop has that columns are known by.
struct KnownNames {
    QStringList suppliers;
    QStringList productTypes;
};

/// Gives columns that nobody has named yet the meaning that they probably have: by the words of their headers, in
/// English, German, Dutch, French and Spanish, and by what stands under them in the first rows. What a column or field
/// has already stays. Where two columns could be the price, neither is. Numbers of articles are the supplier's: they
/// are left out where the rows are not of one supplier, whom a column names or the user did (`isOfOneSupplier`).
/// The window and the command have no other way to a mapping.
void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const KnownNames &known,
                  bool isOfOneSupplier = false);

/// Enough first rows to guess from; then rewinds the file.
Result<QList<TableRow>> sampleRows(TableFile &file);

} // namespace stemdesk
