#pragma once

#include "core/domain/prices/tax_group.h"
#include "core/services/resource_service.h"

namespace stemdesk {

/// A group in use is not deleted: tax_group_in_use:<number of events that name it>; the shop's default is in use even
/// if none does.
class TaxGroupService : public ResourceService<taxGroupSpec> {
public:
    using ResourceService::ResourceService;

    Result<TaxGroupUses> uses(TaxGroupId id) const;
    /// The likely tax multiplier of a new price list of the type: that of the newest list of the type, else the one
    /// from the shop's tax groups, else that of the newest list of all.
    Result<double> defaultMultiplier(const QString &productType) const;

protected:
    Status allow(const TaxGroup &group, ChangeAction action) const override;
    Status follow(UnitOfWork &work, const TaxGroup *before, const TaxGroup *after) override;
};

} // namespace stemdesk
