#include "core/services/prices/tax_group_service.h"

#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_settings_service.h"
#include "core/services/unit_of_work.h"
#include "core/storage/prices/price_list_store.h"
#include "core/storage/prices/tax_group_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGroupsLookedAt = 100;

/// Counts events; the shop's default is in use even if no event names it.
Status requireUnused(const TaxGroupUses &uses)
{
    if (uses.events == 0 && !uses.isDefault)
        return {};
    return conflict(
        "tax_group_in_use:" + QByteArray::number(uses.events),
        uses.isDefault
            ? u"This tax group is the shop's default; set default-tax-group to another one first."_s
            : u"This tax group is named by %1; choose another there first."_s.arg(counted(uses.events, u"event"_s)));
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

Result<TaxGroupUses> TaxGroupService::uses(TaxGroupId id) const
{
    return context().store<TaxGroupStore>().uses(id);
}

Result<double> TaxGroupService::defaultMultiplier(const QString &productType) const
{
    const auto lists = TRY(context().store<PriceListStore>().all());
    if (const PriceList *list = newestOf(lists, productType))
        return list->taxMultiplier;
    const auto groups = TRY(list({}, {.limit = kGroupsLookedAt}));
    const PriceList *other = newestOf(lists, {});
    if (groups.rows.isEmpty() && other)
        return other->taxMultiplier;
    const Shop shop = TRY(ShopSettingsService(context()).shop());
    return defaultTaxMultiplier(productType, groups.rows, shop.defaultTaxGroupId);
}

Status TaxGroupService::allow(const TaxGroup &group, ChangeAction action) const
{
    return action == ChangeAction::Deleted ? requireUnused(TRY(uses(group.id))) : Status();
}

/// Events are priced by the rate.
Status TaxGroupService::follow(UnitOfWork &work, const TaxGroup *before, const TaxGroup *after)
{
    if (before && after && before->rate != after->rate) {
        const auto key = TRY(context().store<TaxGroupStore>().keyOf(after->id));
        work.marks().taxGroups += key.value_or(0);
    }
    return {};
}

} // namespace stemdesk
