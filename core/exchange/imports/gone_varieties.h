#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/imports/imported_row.h"
#include "core/exchange/imports/import_run.h"

#include <QSet>

namespace stemdesk {

class ShopServices;

/// Whose a file is: of one supplier where every row is.
class FileSeller {
public:
    /// Of the next row that is taken; nullptr where it is of nobody or of several.
    void take(const ImportedSupplier *supplier);
    /// Nothing where the file has no rows, or not one seller.
    std::optional<ImportedSupplier> only() const { return m_isOfOne ? m_first : std::nullopt; }

private:
    std::optional<ImportedSupplier> m_first;
    bool m_isOfOne = true;
};

/// What the shop buys from the file's supplier and the file does not name: `seen` are those that it names.
Result<QList<GoneVariety>> goneVarieties(ShopServices &shop, const FileSeller &seller, const QSet<VariantId> &seen);

} // namespace stemdesk
