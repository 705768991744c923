#include "core/storage/catalogue/supplier_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<std::optional<SupplierStore::Reference>> SupplierStore::reference(SupplierId id) const
{
    return session().first(
        "select key, is_archived from supplier where shop = ? and id = ? and is_default = 0",
        [](const Row &row) { return Reference{.key = row.integer(0), .isArchived = row.flag(1)}; }, tenant().shop, id);
}

} // namespace stemdesk
