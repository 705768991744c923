#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/import_remark.h"

#include <QHash>

namespace stemdesk {

/// Finds rows of a file that contradict each other. Needs a few bytes per row.
class RowContrast {
public:
    ImportRemarks take(qint64 line, const ImportedProduct &row);
    ImportRemarks take(qint64 line, const ImportedPrice &row);

private:
    struct SeenValue {
        qint64 line = 0;
        double value = 0;
    };
    using Values = QHash<size_t, SeenValue>; ///< By a hash of the object that the row is about.

    static ImportRemarks compare(Values &values, size_t key, qint64 line, const QString &field,
                                 const std::optional<double> &value);

    Values m_unitCosts;
    Values m_packCosts;
    Values m_packs;
    Values m_lengths;
};

} // namespace stemdesk
