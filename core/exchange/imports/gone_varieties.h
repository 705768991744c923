#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/import_run.h"

#include <QSet>

namespace stemdesk {

class ShopServices;

/// Finds the supplier of a file, if all its rows have the same one.
class FileSeller {
public:
    /// Adds the supplier of the next accepted row; nullptr if it has none or several.
    void take(const ImportedSupplier *supplier);
    /// nullopt if the file has no rows or more than one supplier.
    std::optional<ImportedSupplier> only() const { return m_isOfOne ? m_first : std::nullopt; }

private:
    std::optional<ImportedSupplier> m_first;
    bool m_isOfOne = true;
};

/// Varieties that the shop buys from the file's supplier but that are missing in the file; `seen` are those in it.
Result<QList<GoneVariety>> goneVarieties(ShopServices &shop, const FileSeller &seller, const QSet<VariantId> &seen);

} // namespace stemdesk
