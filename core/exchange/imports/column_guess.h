#pragma once

#include "core/exchange/imports/column_mapping.h"

namespace stemdesk {

/// Gives columns that nobody has named yet the meaning that they probably have: by the words of their headers, in
/// English, German, Dutch, French and Spanish, and by what stands under them. What a column or field has already stays.
/// Numbers of articles are left out: they are the supplier's, not the shop's.
void guessColumns(ColumnMapping &mapping, const QList<QStringList> &samples, const QStringList &knownSuppliers);

} // namespace stemdesk
