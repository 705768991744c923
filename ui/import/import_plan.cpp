#include "ui/import/import_plan.h"

#include "core/exchange/files/table_file.h"
#include "core/exchange/imports/contact_import.h"
#include "core/exchange/imports/price_import.h"
#include "core/exchange/imports/product_import.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The file may have been rewritten since its columns and rows were chosen.
Result<std::unique_ptr<TableFile>> sameFile(const ImportPlan &plan)
{
    auto file = TableFile::open(plan.path, plan.table);
    if (file && (*file)->stamp() != plan.stamp)
        return conflict("file_changed", u"The file was changed since it was chosen; choose it again."_s);
    return file;
}

} // namespace

Result<ImportPreview> previewed(ShopServices &shop, const ImportPlan &plan, int rows)
{
    const auto file = TRY(sameFile(plan));
    switch (plan.mapping.kind()) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return PriceImport(shop, plan.list, *file, plan.mapping).preview(rows, plan.options);
    case ImportKind::Contacts: return ContactImport(shop, *file, plan.mapping).preview(rows, plan.options);
    }
    return ProductImport(shop, *file, plan.mapping).preview(rows, plan.options);
}

Result<ImportReport> imported(ShopServices &shop, const ImportPlan &plan, const ImportListener &listener)
{
    const auto file = TRY(sameFile(plan));
    switch (plan.mapping.kind()) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return PriceImport(shop, plan.list, *file, plan.mapping).run(plan.options, listener);
    case ImportKind::Contacts: return ContactImport(shop, *file, plan.mapping).run(plan.options, listener);
    }
    return ProductImport(shop, *file, plan.mapping).run(plan.options, listener);
}

} // namespace stemdesk::ui
