#include "core/storage/prices/tax_group_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

qint64 firstInteger(const Row &row)
{
    return row.integer(0);
}

} // namespace

Result<TaxGroupUses> TaxGroupStore::uses(TaxGroupId id) const
{
    const auto events = TRY(session().first("select count(*) from event where shop = ? and tax_group = "
                                            "(select key from tax_group where shop = ? and id = ?)",
                                            firstInteger, tenant().shop, tenant().shop, id));
    const auto shops = TRY(session().first("select count(*) from shop where key = ? and default_tax_group = ?",
                                           firstInteger, tenant().shop, id));
    return TaxGroupUses{.events = events.value_or(0), .isDefault = shops.value_or(0) > 0};
}

} // namespace stemdesk
