#include "core/services/prices/tax_group_service.h"

#include "core/domain/prices/default_tax.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_settings_service.h"
#include "core/services/unit_of_work.h"
#include "core/storage/prices/price_list_store.h"
#include "core/storage/prices/tax_group_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGroupsLookedAt = 100;

TaxGroupStore taxGroupStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Stores a new or restored group.
Result<TaxGroup> inserted(ServiceContext &context, const TaxGroup &group)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    TRY(taxGroupStore(context).insert(group));
    work.changed(Resource::TaxGroup, group.id, ChangeAction::Created);
    TRY(work.commit());
    return group;
}

/// Counts events; the shop's default is in use even if no event names it.
Status requireUnused(const TaxGroupUses &uses)
{
    if (uses.events == 0 && !uses.isDefault)
        return {};
    return conflict("tax_group_in_use:" + QByteArray::number(uses.events),
                    uses.isDefault
                        ? u"This tax group is the shop's default; set default-tax-group to another one first."_s
                        : u"This tax group is named by %1 events; choose another there first."_s.arg(uses.events));
}

/// The newest list, the one created later if dates are equal; nullptr if there is none.
const PriceList *newestOf(const QList<StoredPriceList> &lists, const QString &productType)
{
    const PriceList *newest = nullptr;
    for (const StoredPriceList &stored : lists) {
        const bool isOfType = productType.isEmpty() || stored.list.productType == productType;
        if (isOfType && (!newest || stored.list.date >= newest->date))
            newest = &stored.list;
    }
    return newest;
}

} // namespace

Result<Page<TaxGroup>> TaxGroupService::list(const VocabularyFilter &filter, const PageRequest &page) const
{
    return taxGroupStore(m_context).list(filter, page);
}

Result<TaxGroup> TaxGroupService::find(TaxGroupId id) const
{
    return taxGroupStore(m_context).find(id);
}

Result<TaxGroupUses> TaxGroupService::uses(TaxGroupId id) const
{
    return taxGroupStore(m_context).uses(id);
}

Result<double> TaxGroupService::defaultMultiplier(const QString &productType) const
{
    const auto lists = TRY(PriceListStore(m_context.session(), m_context.tenant()).all());
    if (const PriceList *list = newestOf(lists, productType))
        return list->taxMultiplier;
    const auto groups = TRY(list({}, {.limit = kGroupsLookedAt}));
    const PriceList *other = newestOf(lists, {});
    if (groups.rows.isEmpty() && other)
        return other->taxMultiplier;
    const Shop shop = TRY(ShopSettingsService(m_context).shop());
    return defaultTaxMultiplier(productType, groups.rows, shop.defaultTaxGroupId);
}

Result<TaxGroup> TaxGroupService::create(const TaxGroupPatch &patch)
{
    TaxGroup group = TRY(patched(TaxGroup{}, patch));
    group.id = TaxGroupId::create();
    group.createdAt = group.updatedAt = m_context.now();
    group.version = 1;
    return inserted(m_context, group);
}

Result<TaxGroup> TaxGroupService::patch(TaxGroupId id, const TaxGroupPatch &patch,
                                        const std::optional<TaxGroupPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const TaxGroup before = TRY(taxGroupStore(m_context).find(id));
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<TaxGroup> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(taxGroupStore(m_context).update(before, *after));
    work.changed(Resource::TaxGroup, id, ChangeAction::Updated);
    if (after->rate != before.rate) {
        const auto key = TRY(taxGroupStore(m_context).keyOf(id));
        work.marks().taxGroups += key.value_or(0);
    }
    TRY(work.commit());
    return after;
}

Result<TaxGroup> TaxGroupService::remove(TaxGroupId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<TaxGroup> group = taxGroupStore(m_context).find(id);
    if (!group)
        return group;
    const TaxGroupUses uses = TRY(taxGroupStore(m_context).uses(id));
    TRY(requireUnused(uses));
    TRY(taxGroupStore(m_context).remove(id));
    work.changed(Resource::TaxGroup, id, ChangeAction::Deleted);
    TRY(work.commit());
    return group;
}

Result<TaxGroup> TaxGroupService::restore(const TaxGroup &snapshot)
{
    TaxGroup group = snapshot;
    group.updatedAt = m_context.now();
    ++group.version;
    return inserted(m_context, group);
}

} // namespace stemdesk
