#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

class SupplierService {
public:
    explicit SupplierService(ServiceContext &context) : m_context(context) {}

    /// In order of creation, without the hidden Default supplier.
    Result<Page<Supplier>> list(const SupplierFilter &filter, const PageRequest &page) const;
    /// By id; missing ones are skipped.
    Result<QList<Supplier>> findAll(const QList<SupplierId> &ids) const;
    Result<Supplier> find(SupplierId id) const;
    Result<Supplier> create(const SupplierPatch &patch);
    /// Nothing is written if nothing differs (version and updatedAt stay). With `expected` (the values that the patched
    /// fields had when they were read) the change is refused as stale if the stored ones differ from it.
    Result<Supplier> patch(SupplierId id, const SupplierPatch &patch,
                           const std::optional<SupplierPatch> &expected = {});
    /// Idempotent.
    Result<Supplier> archive(SupplierId id);
    Result<Supplier> unarchive(SupplierId id);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
