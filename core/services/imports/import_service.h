#pragma once

#include "core/base/result.h"
#include "core/domain/imports/import_batch.h"
#include "core/domain/page.h"

#include <functional>
#include <memory>

namespace stemdesk {

class CatalogueWriter;
class ContactWriter;
class PricePlan;
class ProductPlan;
class ServiceContext;
struct ImportedWhole;

/// Files of products, prices and contacts on their way into the shop, the imports of the past, and taking one back.
class ImportService {
public:
    explicit ImportService(ServiceContext &context) : m_context(context) {}

    Result<ProductPlan> planProducts(const ImportedWhole &file) const;
    Result<PricePlan> planPrices() const;
    Result<std::unique_ptr<CatalogueWriter>> writer(const ImportedWhole &file) const;
    Result<std::unique_ptr<ContactWriter>> contactWriter(const QString &fileName) const;

    /// Newest first.
    Result<Page<ImportBatch>> list(const PageRequest &page) const;
    /// NotFound where there is none.
    Result<ImportBatch> find(ImportId id) const;

    /// Asked between pieces of work with how much is done of how much: false stops.
    using Watch = std::function<bool(qint64 done, qint64 total)>;

    /// Takes back the import's changes, except to objects changed since: changed objects get their old values, and new
    /// ones are deleted unless they are used (a supplier is archived). The rest stays and is listed. In pieces, each
    /// committed by itself; after a stop or a kill it continues when it is called again.
    Result<RevertReport> revert(ImportId id, const Watch &watch = {});

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
