#include "core/services/catalogue/supplier_service.h"

#include "core/services/external_ids.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/supplier_store.h"

namespace stemdesk {

namespace {

Status requireFree(const ServiceContext &context, const Supplier &supplier)
{
    return requireFreeExternalId(context, Resource::Supplier, supplier.externalId, supplier.id.bytes());
}

/// Stores the changed supplier and reports it.
Result<Supplier> stored(ServiceContext &context, UnitOfWork &work, Supplier supplier)
{
    supplier.updatedAt = context.now();
    ++supplier.version;
    if (const Status updated = SupplierStore(context.session(), context.tenant()).update(supplier); !updated)
        return updated.error();
    work.changed(Resource::Supplier, supplier.id, ChangeAction::Updated);
    if (const Status done = work.commit(); !done)
        return done.error();
    return supplier;
}

Result<Supplier> withArchived(ServiceContext &context, SupplierId id, bool isArchived)
{
    Result<UnitOfWork> work = UnitOfWork::begin(context);
    if (!work)
        return work.error();
    Result<Supplier> supplier = SupplierStore(context.session(), context.tenant()).find(id);
    if (!supplier || supplier->isArchived == isArchived)
        return supplier;
    supplier->isArchived = isArchived;
    return stored(context, *work, *std::move(supplier));
}

} // namespace

Result<Page<Supplier>> SupplierService::list(const SupplierFilter &filter, const PageRequest &page) const
{
    return SupplierStore(m_context.session(), m_context.tenant()).list(filter, page);
}

Result<QList<Supplier>> SupplierService::findAll(const QList<SupplierId> &ids) const
{
    return SupplierStore(m_context.session(), m_context.tenant()).findAll(ids);
}

Result<Supplier> SupplierService::find(SupplierId id) const
{
    return SupplierStore(m_context.session(), m_context.tenant()).find(id);
}

Result<Supplier> SupplierService::create(const SupplierPatch &patch)
{
    Result<Supplier> supplier = patched(Supplier{}, patch);
    if (!supplier)
        return supplier;
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    supplier->id = SupplierId::create();
    supplier->createdAt = supplier->updatedAt = m_context.now();
    supplier->version = 1;
    if (const Status isFree = requireFree(m_context, *supplier); !isFree)
        return isFree.error();
    if (const Status inserted = SupplierStore(m_context.session(), m_context.tenant()).insert(*supplier); !inserted)
        return inserted.error();
    work->changed(Resource::Supplier, supplier->id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return supplier;
}

Result<Supplier> SupplierService::patch(SupplierId id, const SupplierPatch &patch,
                                        const std::optional<SupplierPatch> &expected)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Supplier> before = SupplierStore(m_context.session(), m_context.tenant()).find(id);
    if (!before)
        return before;
    if (expected && inverse(*before, patch) != *expected)
        return stale();
    Result<Supplier> after = patched(*before, patch);
    if (!after || *after == *before)
        return after;
    if (const Status isFree = requireFree(m_context, *after); !isFree)
        return isFree.error();
    return stored(m_context, *work, *std::move(after));
}

Result<Supplier> SupplierService::archive(SupplierId id)
{
    return withArchived(m_context, id, true);
}

Result<Supplier> SupplierService::unarchive(SupplierId id)
{
    return withArchived(m_context, id, false);
}

} // namespace stemdesk
