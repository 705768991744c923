#include "core/services/imports/import_service.h"

#include "core/services/imports/catalogue_writer.h"
#include "core/services/imports/contact_writer.h"
#include "core/services/imports/import_revert.h"
#include "core/services/imports/price_plan.h"
#include "core/services/imports/product_plan.h"
#include "core/services/service_context.h"
#include "core/storage/imports/import_store.h"

namespace stemdesk {

Result<ProductPlan> ImportService::planProducts(const ImportedWhole &file) const
{
    CatalogueIndex index = TRY(CatalogueIndex::load(m_context));
    PriceTargetType prices = TRY(PriceTargetType::of(m_context, file.choices.prices));
    return ProductPlan(RowMatcher(std::move(index), file.names), std::move(prices));
}

Result<PricePlan> ImportService::planPrices() const
{
    return PricePlan::open(m_context);
}

Result<std::unique_ptr<CatalogueWriter>> ImportService::writer(const ImportedWhole &file) const
{
    return CatalogueWriter::open(m_context, file);
}

Result<std::unique_ptr<ContactWriter>> ImportService::contactWriter(const QString &fileName) const
{
    return ContactWriter::open(m_context, fileName);
}

Result<Page<ImportBatch>> ImportService::list(const PageRequest &page) const
{
    return ImportStore(m_context.session(), m_context.tenant()).list(page);
}

Result<ImportBatch> ImportService::find(ImportId id) const
{
    return ImportStore(m_context.session(), m_context.tenant()).find(id);
}

Result<RevertReport> ImportService::revert(ImportId id, const Watch &watch)
{
    const ImportBatch batch = TRY(find(id));
    return ImportRevert(m_context, batch).run(watch);
}

} // namespace stemdesk
