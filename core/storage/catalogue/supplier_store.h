#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/storage/rows/resource_store.h"

namespace stemdesk {

/// Suppliers of one shop. The hidden Default supplier is never found or listed here.
class SupplierStore : public ResourceStore<supplierSpec> {
public:
    using ResourceStore::ResourceStore;

    /// Storage key and whether it is archived; nullopt if there is no such supplier.
    struct Reference {
        qint64 key = 0;
        bool isArchived = false;
    };
    Result<std::optional<Reference>> reference(SupplierId id) const;
    /// The hidden supplier of a new shop; returns its key.
    Result<qint64> insertDefault(const Supplier &supplier) { return insertHidden(&supplier); }
};

} // namespace stemdesk
