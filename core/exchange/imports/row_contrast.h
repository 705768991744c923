#pragma once

#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/import_remark.h"

#include <QHash>

namespace stemdesk {

/// Finds rows of a file that contradict the row before them about the same variant or product, however each of them
/// identifies it. Keeps a few numbers per variant, and the category and type of each product.
class RowContrast {
public:
    // The ids are those that the row was matched to.

    ImportRemarks take(qint64 line, const ImportedProduct &row, ProductId product, VariantId variant);
    ImportRemarks take(qint64 line, const ImportedPrice &row, VariantId variant, SupplierId supplier);

private:
    /// The value that counts so far, and the row that it comes from.
    template <class T>
    struct Seen {
        qint64 line = 0;
        T value = {};
    };
    template <class T>
    using Values = QHash<size_t, Seen<T>>; ///< By a hash of the object that the row is about.

    template <class T>
    static ImportRemarks compare(Values<T> &values, size_t key, qint64 line, const QString &field,
                                 const std::optional<T> &value);
    ImportRemarks compareLengths(size_t variant, size_t coded, qint64 line, const std::optional<double> &length);

    Values<double> m_unitCosts;
    Values<double> m_packCosts;
    Values<double> m_packs;
    Values<double> m_lengths;
    Values<QString> m_categories;
    Values<QString> m_types;
};

} // namespace stemdesk
