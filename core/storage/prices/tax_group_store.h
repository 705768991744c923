#pragma once

#include "core/domain/prices/tax_group.h"
#include "core/storage/rows/resource_store.h"

namespace stemdesk {

class TaxGroupStore : public ResourceStore<taxGroupSpec> {
public:
    using ResourceStore::ResourceStore;

    Result<TaxGroupUses> uses(TaxGroupId id) const;
};

} // namespace stemdesk
