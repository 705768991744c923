#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/services/resource_service.h"

namespace stemdesk {

/// Suppliers are never deleted. The hidden Default supplier is not among them.
class SupplierService : public ResourceService<supplierSpec> {
public:
    using ResourceService::ResourceService;

    /// Idempotent.
    Result<Supplier> archive(SupplierId id);
    Result<Supplier> unarchive(SupplierId id);

private:
    using ResourceService::remove;
    using ResourceService::restore;

    Result<Supplier> withArchived(SupplierId id, bool isArchived);
};

} // namespace stemdesk
