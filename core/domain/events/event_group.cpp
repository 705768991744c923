#include "core/domain/events/event_group.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<EventItem> patched(EventItem item, const EventItemPatch &patch)
{
    FieldRules rules;
    rules.take(item.variantId, patch.variantId);
    rules.require(!item.variantId.isNull(), u"variantId"_s);
    rules.take(item.supplierId, patch.supplierId);
    rules.require(patch.quantity || item.version != 0, u"quantity"_s);
    rules.number(item.quantity, patch.quantity, u"quantity"_s, kNotNegative);
    rules.multiline(item.notes, patch.notes, u"notes"_s);
    rules.position(item.position, patch.position);
    return rules.result(std::move(item));
}

EventItemPatch inverse(const EventItem &before, const EventItemPatch &patch)
{
    return {
        .variantId = was(patch.variantId, before.variantId),
        .supplierId = was(patch.supplierId, before.supplierId),
        .quantity = was(patch.quantity, before.quantity),
        .notes = was(patch.notes, before.notes),
        .position = was(patch.position, before.position),
    };
}

Result<EventGroup> patched(EventGroup group, const EventGroupPatch &patch)
{
    FieldRules rules;
    const bool isPlace =
        !patch.place || patch.place->isEmpty() || patch.place == kCeremonyPlace || patch.place == kVenuePlace;
    rules.name(group.name, patch.name, u"name"_s);
    rules.number(group.quantity, patch.quantity, u"quantity"_s, kPositive);
    rules.take(group.isHidden, patch.isHidden);
    rules.number(group.fixedPriceIncTax, patch.fixedPriceIncTax, u"fixedPriceIncTax"_s, kNotNegative);
    rules.number(group.minutesPerCopy, patch.minutesPerCopy, u"minutesPerCopy"_s, kNotNegative);
    if (!isPlace)
        rules.fail(notAmong(u"place"_s, *patch.place, {kCeremonyPlace, kVenuePlace}));
    rules.take(group.place, patch.place);
    rules.multiline(group.description, patch.description, u"description"_s);
    rules.imageUrls(group.imageUrls, patch.imageUrls);
    rules.multiline(group.notes, patch.notes, u"notes"_s);
    rules.position(group.position, patch.position);
    return rules.result(std::move(group));
}

EventGroupPatch inverse(const EventGroup &before, const EventGroupPatch &patch)
{
    return {
        .name = was(patch.name, before.name),
        .quantity = was(patch.quantity, before.quantity),
        .isHidden = was(patch.isHidden, before.isHidden),
        .fixedPriceIncTax = was(patch.fixedPriceIncTax, before.fixedPriceIncTax),
        .minutesPerCopy = was(patch.minutesPerCopy, before.minutesPerCopy),
        .place = was(patch.place, before.place),
        .description = was(patch.description, before.description),
        .imageUrls = was(patch.imageUrls, before.imageUrls),
        .notes = was(patch.notes, before.notes),
        .position = was(patch.position, before.position),
    };
}

} // namespace stemdesk
