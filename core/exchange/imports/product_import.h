#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// A file of products and variants on its way into a shop, by the matching rules of the contract (section 9). What it
/// made or changed is kept for a revert. Killed or stopped half-way and run again, it ends as one run would have.
class ProductImport {
public:
    /// On the thread of `shop`; both outlive it.
    ProductImport(ShopServices &shop, TableFile &file, ColumnMapping mapping);

    /// What would become of the file, with its first `rows` rows one by one: it is imported and not kept.
    Result<ImportPreview> preview(int rows, const ImportOptions &options = {}, const ImportListener &listener = {});
    Result<ImportReport> run(const ImportOptions &options, const ImportListener &listener);

private:
    ShopServices &m_shop;
    TableFile &m_file;
    ColumnMapping m_mapping;
};

} // namespace stemdesk
