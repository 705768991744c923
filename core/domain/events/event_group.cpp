#include "core/domain/events/event_group.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

namespace stemdesk {

namespace {

void takePlace(FieldRules &rules, QString &place, const std::optional<QString> &given, const QString &field)
{
    if (given && !given->isEmpty() && given != kCeremonyPlace && given != kVenuePlace)
        rules.fail(notAmong(field, *given, {kCeremonyPlace, kVenuePlace}));
    rules.take(place, given);
}

void takeImages(FieldRules &rules, QStringList &urls, const std::optional<QStringList> &given, const QString &)
{
    rules.imageUrls(urls, given);
}

} // namespace

const SpecOf<EventItem, EventItemPatch> &eventItemSpec()
{
    using S = EventItem;
    using P = EventItemPatch;
    constexpr auto kPrice = &S::price;
    static constexpr auto kFields = fieldsOf<EventItem>(
        ownId<&S::id>("eventItemId"),
        field<&S::variantId, &P::variantId>("variantId", required(reference()), kNotStored),
        field<&S::supplierId, &P::supplierId>("supplierId", reference(), kNullable | kNotStored),
        field<&S::quantity, &P::quantity>("quantity", required(number(kNotNegative))),
        field<&S::notes, &P::notes>("notes", multiline(), kNullable),
        field<&S::position, &P::position>("position", position()), innerField<kPrice, &LinePrice::units>("units"),
        innerField<kPrice, &LinePrice::priceListId>("priceListId"),
        innerField<kPrice, &LinePrice::unitCostExclTax>("unitCostExclTax"),
        innerField<kPrice, &LinePrice::unitCostIncTax>("unitCostIncTax"),
        innerField<kPrice, &LinePrice::costExclTax>("costExclTax"),
        innerField<kPrice, &LinePrice::costIncTax>("costIncTax"),
        innerField<kPrice, &LinePrice::wasteCostIncTax>("wasteCostIncTax"),
        innerField<kPrice, &LinePrice::customerPriceIncTax>("customerPriceIncTax"),
        innerField<kPrice, &LinePrice::isPriced>("isPriced"), ownField("kept", kOwnWrite));
    static constexpr auto kSpec = described<S, P>("event_item", kFields);
    return kSpec;
}

const SpecOf<EventGroup, EventGroupPatch> &eventGroupSpec()
{
    using S = EventGroup;
    using P = EventGroupPatch;
    static constexpr auto kFields = fieldsOf<EventGroup>(
        ownId<&S::id>("eventGroupId"), field<&S::name, &P::name>("name", nameLine()),
        field<&S::quantity, &P::quantity>("quantity", number(kPositive)),
        field<&S::isHidden, &P::isHidden>("isHidden", anything()),
        field<&S::fixedPriceIncTax, &P::fixedPriceIncTax>("fixedPriceIncTax", number(kNotNegative)),
        field<&S::minutesPerCopy, &P::minutesPerCopy>("minutesPerCopy", number(kNotNegative)),
        field<&S::place, &P::place>("place", ruledBy<takePlace>(), kNullable),
        field<&S::description, &P::description>("description", multiline(), kNullable),
        field<&S::imageUrls, &P::imageUrls>("imageUrls", ruledBy<takeImages>()),
        field<&S::notes, &P::notes>("notes", multiline(), kNullable),
        field<&S::position, &P::position>("position", position()), ownField("items", kOwnJson),
        ownField("subtotal", kOwnWrite));
    static constexpr auto kSpec = described<S, P>("event_group", kFields);
    return kSpec;
}

Result<EventItem> patched(EventItem item, const EventItemPatch &patch)
{
    if (patch.kept)
        item.kept = *patch.kept;
    return applied(eventItemSpec(), std::move(item), patch);
}

EventItemPatch inverse(const EventItem &before, const EventItemPatch &patch)
{
    EventItemPatch back = inverted(eventItemSpec(), before, patch);
    if (patch.variantId || patch.supplierId || patch.kept)
        back.kept = before.kept; // A line with another variant or supplier gets another price.
    return back;
}

Result<EventGroup> patched(EventGroup group, const EventGroupPatch &patch)
{
    return applied(eventGroupSpec(), std::move(group), patch);
}

EventGroupPatch inverse(const EventGroup &before, const EventGroupPatch &patch)
{
    return inverted(eventGroupSpec(), before, patch);
}

} // namespace stemdesk
