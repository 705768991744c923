#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// Suppliers of one shop. The hidden Default supplier is never found or listed here.
class SupplierStore {
public:
    SupplierStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    Result<Page<Supplier>> list(const SupplierFilter &filter, const PageRequest &page) const;
    /// NotFound where there is none.
    Result<Supplier> find(SupplierId id) const;
    /// The existing ones, in no order.
    Result<QList<Supplier>> findAll(const QList<SupplierId> &ids) const;
    /// Storage key and whether it is archived; nullopt if there is no such supplier.
    struct Reference {
        qint64 key = 0;
        bool isArchived = false;
    };
    Result<std::optional<Reference>> reference(SupplierId id) const;

    Status insert(const Supplier &supplier);
    /// Stores `after` if the row has the version of `before`; Stale otherwise.
    Status update(const Supplier &before, const Supplier &after);
    /// The hidden supplier of a new shop; returns its key.
    Result<qint64> insertDefault(const Supplier &supplier);

private:
    Session &m_session;
    Tenant m_tenant;
};

/// The search index text of a supplier.
QString supplierSearchText(const Tenant &tenant, const Supplier &supplier);

} // namespace stemdesk
