#pragma once

#include "core/domain/events/event_group.h"
#include "core/json/events/event_pricing_json.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;
class ObjectReader;

inline constexpr FieldTable kKeptPriceFields{"unitCostExclTax", "taxMultiplier", "unitsPerPack", "priceListId",
                                             "keptAt"};
extern const FieldList kEventItemFields;
extern const FieldList kEventGroupFields;

using EventItemBody = ResourceBody<EventItemId, EventItemPatch>;
struct EventGroupBody : ResourceBody<EventGroupId, EventGroupPatch> {
    QList<EventItemPatch> items; ///< Only of a new group.

    friend bool operator==(const EventGroupBody &, const EventGroupBody &) = default;
};

/// Whether a selection of fields of items, or of groups, includes figures that have to be computed.
bool itemNeedsPrices(const FieldSelection &fields);
bool groupNeedsPrices(const FieldSelection &fields);
inline bool groupNeedsItems(const FieldSelection &fields)
{
    return fields.has(kEventGroupFields["items"]);
}

void writeEventItem(JsonWriter &json, const EventItem &item, const FieldSelection &fields);
void writeEventGroup(JsonWriter &json, const EventGroup &group, const FieldSelection &fields);
Result<EventItemBody> eventItemBodyFrom(JsonObject object, BodyKind kind);
Result<EventGroupBody> eventGroupBodyFrom(JsonObject object, BodyKind kind);
/// `groups` of a new event, with their `items`: too_many_items.
void readNewGroups(ObjectReader &reader, QList<NewGroup> &groups);

} // namespace stemdesk
