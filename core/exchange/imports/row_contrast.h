#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/import_remark.h"

#include <QHash>

namespace stemdesk {

/// Finds rows of a file that contradict the row before them about the same variant, however each of them identifies it.
/// Needs a few bytes per row.
class RowContrast {
public:
    /// `variant` and `supplier` are those that the row was matched to.
    ImportRemarks take(qint64 line, const ImportedProduct &row, VariantId variant);
    ImportRemarks take(qint64 line, const ImportedPrice &row, VariantId variant, SupplierId supplier);

private:
    /// The value that counts so far, and the row that it comes from.
    struct SeenValue {
        qint64 line = 0;
        double value = 0;
    };
    using Values = QHash<size_t, SeenValue>; ///< By a hash of the object that the row is about.

    static ImportRemarks compare(Values &values, size_t key, qint64 line, const QString &field,
                                 const std::optional<double> &value);
    ImportRemarks compareLengths(size_t variant, size_t coded, qint64 line, const std::optional<double> &length);

    Values m_unitCosts;
    Values m_packCosts;
    Values m_packs;
    Values m_lengths;
};

} // namespace stemdesk
