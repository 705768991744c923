#pragma once

#include "core/base/result.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {

class ShopServices;
class TableFile;

/// A file of contacts on its way into a shop; whom a row is about, ContactWriter says.
class ContactImport {
public:
    /// On the thread of `shop`; both outlive it.
    ContactImport(ShopServices &shop, TableFile &file, ColumnMapping mapping);

    /// What would become of the file, with its first `rows` rows one by one: it is imported and not kept.
    Result<ImportPreview> preview(int rows, const ImportOptions &options = {}, const ImportListener &listener = {});
    Result<ImportReport> run(const ImportOptions &options, const ImportListener &listener);

private:
    ShopServices &m_shop;
    TableFile &m_file;
    ColumnMapping m_mapping;
};

} // namespace stemdesk
