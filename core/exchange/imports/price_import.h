#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// Imports prices into one price list. Creates nothing but prices: a row whose variant or supplier does not exist is
/// refused (variant_not_found, ambiguous_variant, supplier_not_found), and the user decides.
class PriceImport {
public:
    /// Used on the thread of `shop`; `shop` and `file` must outlive it.
    PriceImport(ShopServices &shop, PriceListId list, TableFile &file, ColumnMapping mapping);

    /// The outcome of importing the file, with details of its first `rows` rows; `options` has the user's choices. Runs
    /// the import and rolls it back.
    Result<ImportPreview> preview(int rows, const ImportOptions &options = {}, const ImportListener &listener = {});
    Result<ImportReport> run(const ImportOptions &options, const ImportListener &listener);

private:
    Status check() const;

    ShopServices &m_shop;
    PriceListId m_list;
    TableFile &m_file;
    ColumnMapping m_mapping;
};

} // namespace stemdesk
