#pragma once

#include "core/base/result.h"
#include "core/domain/imports/import_batch.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <functional>
#include <memory>

namespace stemdesk {

class CatalogueWriter;
class ContactWriter;
class PricePlan;
class ProductPlan;
struct ImportedWhole;

/// Imports files of products, prices and contacts, lists past imports, and undoes them.
class ImportService : public Service {
public:
    using Service::Service;

    Result<ProductPlan> planProducts(const ImportedWhole &file) const;
    Result<PricePlan> planPrices() const;
    Result<std::unique_ptr<CatalogueWriter>> writer(const ImportedWhole &file) const;
    Result<std::unique_ptr<ContactWriter>> contactWriter(const QString &fileName) const;

    /// Newest first.
    Result<Page<ImportBatch>> list(const PageRequest &page) const;
    /// NotFound.
    Result<ImportBatch> find(ImportId id) const;

    /// Called between pieces of work with the amount done and the total; returning false stops it.
    using Watch = std::function<bool(qint64 done, qint64 total)>;

    /// Undoes the import's changes, except to objects changed since: changed objects get their old values, and new ones
    /// are deleted unless they are used (a supplier is archived). The rest stays and is listed. In pieces, each
    /// committed by itself; after a stop or a kill it continues when it is called again.
    Result<RevertReport> revert(ImportId id, const Watch &watch = {});
};

} // namespace stemdesk
