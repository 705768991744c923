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

/// Stores the changed supplier and records the change.
Result<Supplier> stored(ServiceContext &context, UnitOfWork &work, const Supplier &before, Supplier supplier)
{
    supplier.updatedAt = context.now();
    ++supplier.version;
    TRY(SupplierStore(context.session(), context.tenant()).update(before, supplier));
    work.changed(Resource::Supplier, supplier.id, ChangeAction::Updated);
    TRY(work.commit());
    return supplier;
}

Result<Supplier> withArchived(ServiceContext &context, SupplierId id, bool isArchived)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    const Supplier before = TRY(SupplierStore(context.session(), context.tenant()).find(id));
    if (before.isArchived == isArchived)
        return before;
    Supplier after = before;
    after.isArchived = isArchived;
    return stored(context, work, before, std::move(after));
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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    supplier->id = SupplierId::create();
    supplier->createdAt = supplier->updatedAt = m_context.now();
    supplier->version = 1;
    TRY(requireFree(m_context, *supplier));
    TRY(SupplierStore(m_context.session(), m_context.tenant()).insert(*supplier));
    work.changed(Resource::Supplier, supplier->id, ChangeAction::Created);
    TRY(work.commit());
    return supplier;
}

Result<Supplier> SupplierService::patch(SupplierId id, const SupplierPatch &patch,
                                        const std::optional<SupplierPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Supplier before = TRY(SupplierStore(m_context.session(), m_context.tenant()).find(id));
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<Supplier> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    TRY(requireFree(m_context, *after));
    return stored(m_context, work, before, *std::move(after));
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
