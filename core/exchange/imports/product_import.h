#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// Imports products and variants by the matching rules of the contract (section 9). Records its changes for a revert.
/// After a crash or a stop, running it again gives the same result as one complete run.
class ProductImport {
public:
    /// Used on the thread of `shop`; `shop` and `file` must outlive it.
    ProductImport(ShopServices &shop, TableFile &file, ColumnMapping mapping);

    /// The outcome of importing the file, with details of its first `rows` rows. Runs the import and rolls it back.
    Result<ImportPreview> preview(int rows, const ImportOptions &options = {}, const ImportListener &listener = {});
    Result<ImportReport> run(const ImportOptions &options, const ImportListener &listener);

private:
    ShopServices &m_shop;
    TableFile &m_file;
    ColumnMapping m_mapping;
};

} // namespace stemdesk
