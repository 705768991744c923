#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// Imports a file of contacts into a shop. ContactWriter decides which contact a row is about.
class ContactImport {
public:
    /// Used on the thread of `shop`; `shop` and `file` must outlive it.
    ContactImport(ShopServices &shop, TableFile &file, ColumnMapping mapping);

    /// The outcome of importing the file, with details of its first `rows` rows. Runs the import and rolls it back.
    Result<ImportPreview> preview(int rows, const ImportOptions &options = {}, const ImportListener &listener = {});
    Result<ImportReport> run(const ImportOptions &options, const ImportListener &listener);

private:
    ShopServices &m_shop;
    TableFile &m_file;
    ColumnMapping m_mapping;
};

} // namespace stemdesk
