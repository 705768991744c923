#pragma once

#include "core/base/result.h"
#include "core/exchange/column_mapping.h"
#include "core/exchange/import_run.h"

namespace stemdesk {
struct ShopServices;
}

namespace stemdesk::ui {

/// What is imported, and how.
struct ImportPlan {
    QString path;
    ColumnMapping mapping;
    PriceListId list = {}; ///< Prices go there.
    ImportOptions options = {};
};

// Both on the thread of `shop`. file_changed where the file's columns are no longer those of the plan.

Result<ImportPreview> previewed(ShopServices &shop, const ImportPlan &plan, int rows);
Result<ImportReport> imported(ShopServices &shop, const ImportPlan &plan, const ImportListener &listener);

} // namespace stemdesk::ui
