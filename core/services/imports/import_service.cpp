#include "core/services/imports/import_service.h"

#include "core/services/imports/import_revert.h"
#include "core/services/service_context.h"
#include "core/storage/imports/import_store.h"

namespace stemdesk {

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
    const Result<ImportBatch> batch = find(id);
    if (!batch)
        return batch.error();
    return ImportRevert(m_context, *batch).run(watch);
}

} // namespace stemdesk
