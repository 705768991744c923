#pragma once

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

class ShopServices;

/// Gives columns that nobody has named yet the meaning that they probably have: by the words of their headers, in
/// English, German, Dutch, French and Spanish, and by what stands under them in the first rows. What a column or field
/// has already stays. Where two columns could be the price, neither is. Numbers of articles are left out: they are the
/// supplier's, not the shop's.
void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const QStringList &knownSuppliers);

/// As many of the first rows as tell what a column holds, and back to the first one.
Result<QList<TableRow>> sampleRows(TableFile &file);
/// Names of the shop's suppliers, as many as tell a column of them.
Result<QStringList> supplierNames(ShopServices &shop);

} // namespace stemdesk
