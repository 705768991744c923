#pragma once

#include "core/base/result.h"
#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/import_run.h"

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// The file to import, and how.
struct ImportPlan {
    QString path;
    TableOptions table = {}; ///< How to read it.
    char separator = ',';
    FileStamp stamp; ///< The file for which this was chosen.
    ColumnMapping mapping;
    PriceListId list = {}; ///< The target list for prices.
    ImportOptions options = {};
};

// Both on the thread of `shop`. file_changed if the file is no longer that of the plan, because its lines may be
// different.

Result<ImportPreview> previewed(ShopServices &shop, const ImportPlan &plan, int rows);
Result<ImportReport> imported(ShopServices &shop, const ImportPlan &plan, const ImportListener &listener);

} // namespace stemdesk::ui
