#include "core/services/catalogue/supplier_service.h"

#include "core/services/unit_of_work.h"

namespace stemdesk {

Result<Supplier> SupplierService::withArchived(SupplierId id, bool isArchived)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    Supplier before = TRY(find(id));
    if (before.isArchived == isArchived)
        return before;
    Supplier after = before;
    after.isArchived = isArchived;
    TRY(store(work, {&before, &after}));
    TRY(work.commit());
    return after;
}

Result<Supplier> SupplierService::archive(SupplierId id)
{
    return withArchived(id, true);
}

Result<Supplier> SupplierService::unarchive(SupplierId id)
{
    return withArchived(id, false);
}

} // namespace stemdesk
