#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// A file of prices on its way into one price list. Nothing but prices is made: a row whose variant or supplier is not
/// there is refused (variant_not_found, ambiguous_variant, supplier_not_found), for the user to decide about.
class PriceImport {
public:
    /// On the thread of `shop`; both outlive it.
    PriceImport(ShopServices &shop, PriceListId list, TableFile &file, ColumnMapping mapping);

    /// What would become of the file, with its first `rows` rows one by one; `options` for what was chosen for some.
    /// The file is imported and not kept.
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
