#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/tax_group.h"

namespace stemdesk {

class ServiceContext;

class TaxGroupService {
public:
    explicit TaxGroupService(ServiceContext &context) : m_context(context) {}

    Result<Page<TaxGroup>> list(const VocabularyFilter &filter, const PageRequest &page) const;
    Result<TaxGroup> find(TaxGroupId id) const;
    Result<TaxGroupUses> uses(TaxGroupId id) const;
    /// The likely tax multiplier of a new price list of the type: that of the newest list of the type, else the one
    /// from the shop's tax groups, else that of the newest list of all.
    Result<double> defaultMultiplier(const QString &productType) const;
    Result<TaxGroup> create(const TaxGroupPatch &patch);
    Result<TaxGroup> patch(TaxGroupId id, const TaxGroupPatch &patch,
                           const std::optional<TaxGroupPatch> &expected = {});
    /// Refused with tax_group_in_use:<number of events that name it, plus 1 if it is the shop's default>.
    Result<TaxGroup> remove(TaxGroupId id);
    Result<TaxGroup> restore(const TaxGroup &snapshot);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
