#include "core/json/events/event_group_json.h"

#include "core/json/object_writer.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kPriceFields{
    kEventItemFields["units"],           kEventItemFields["priceListId"],         kEventItemFields["unitCostExclTax"],
    kEventItemFields["unitCostIncTax"],  kEventItemFields["costExclTax"],         kEventItemFields["costIncTax"],
    kEventItemFields["wasteCostIncTax"], kEventItemFields["customerPriceIncTax"], kEventItemFields["isPriced"],
};

void readItem(ObjectReader &reader, EventItemPatch &patch)
{
    reader.read("variantId", patch.variantId);
    readNullableId(reader, "supplierId", patch.supplierId);
    reader.read("quantity", patch.quantity);
    reader.nullableText("notes", patch.notes);
    reader.read("position", patch.position);
    reader.ignore("eventId", "eventGroupId", "createdAt", "updatedAt");
    for (const Field &field : kPriceFields)
        reader.ignore(field.name);
}

void readGroup(ObjectReader &reader, EventGroupPatch &patch)
{
    reader.read("name", patch.name);
    reader.read("quantity", patch.quantity);
    reader.read("isHidden", patch.isHidden);
    reader.read("fixedPriceIncTax", patch.fixedPriceIncTax);
    reader.read("minutesPerCopy", patch.minutesPerCopy);
    reader.nullableText("place", patch.place);
    reader.nullableText("description", patch.description);
    reader.read("imageUrls", patch.imageUrls);
    reader.nullableText("notes", patch.notes);
    reader.read("position", patch.position);
    reader.ignore("eventId", "subtotal", "createdAt", "updatedAt");
}

void readNewItems(ObjectReader &reader, QList<EventItemPatch> &items)
{
    reader.objects("items", items, [](ObjectReader &inner, EventItemPatch &item) {
        std::optional<EventItemId> none;
        readOwnId(inner, "eventItemId", BodyKind::Create, none);
        readItem(inner, item);
    });
}

void failTooMany(ObjectReader &reader, QByteArrayView name, const QString &most, qsizetype given)
{
    const QString field = QString::fromUtf8(name);
    reader.fail(name,
                refused("too_many_items", field,
                        u"Make at most %1 in one request, not %2; add the others afterwards."_s.arg(most).arg(given)));
}

} // namespace

bool itemNeedsPrices(const FieldSelection &fields)
{
    return std::ranges::any_of(kPriceFields, [&](const Field &field) { return fields.has(field); });
}

bool groupNeedsPrices(const FieldSelection &fields)
{
    const Field items = kEventGroupFields["items"];
    return fields.has(kEventGroupFields["subtotal"]) || (fields.has(items) && itemNeedsPrices(fields.child(items)));
}

void writeEventItem(JsonWriter &json, const EventItem &item, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventItemFields;
    ObjectWriter out(json, fields);
    out.field(kFields["eventItemId"], item.id);
    out.field(kFields["variantId"], item.variantId);
    out.field(kFields["supplierId"], item.supplierId);
    out.field(kFields["quantity"], item.quantity);
    out.nullableText(kFields["notes"], item.notes);
    out.field(kFields["position"], item.position);
    out.field(kFields["units"], item.price.units);
    out.field(kFields["priceListId"], item.price.priceListId);
    out.field(kFields["unitCostExclTax"], item.price.unitCostExclTax);
    out.field(kFields["unitCostIncTax"], item.price.unitCostIncTax);
    out.field(kFields["costExclTax"], item.price.costExclTax);
    out.field(kFields["costIncTax"], item.price.costIncTax);
    out.field(kFields["wasteCostIncTax"], item.price.wasteCostIncTax);
    out.field(kFields["customerPriceIncTax"], item.price.customerPriceIncTax);
    out.field(kFields["isPriced"], item.price.isPriced);
    out.field(kFields["createdAt"], item.createdAt);
    out.field(kFields["updatedAt"], item.updatedAt);
}

void writeEventGroup(JsonWriter &json, const EventGroup &group, const FieldSelection &fields)
{
    constexpr auto &kFields = kEventGroupFields;
    ObjectWriter out(json, fields);
    out.field(kFields["eventGroupId"], group.id);
    out.field(kFields["name"], group.name);
    out.field(kFields["quantity"], group.quantity);
    out.field(kFields["isHidden"], group.isHidden);
    out.field(kFields["fixedPriceIncTax"], group.fixedPriceIncTax);
    out.field(kFields["minutesPerCopy"], group.minutesPerCopy);
    out.nullableText(kFields["place"], group.place);
    out.nullableText(kFields["description"], group.description);
    out.field(kFields["imageUrls"], group.imageUrls);
    out.nullableText(kFields["notes"], group.notes);
    out.field(kFields["position"], group.position);
    out.objects(kFields["items"], group.items, writeEventItem);
    out.object(kFields["subtotal"], group.subtotal, writeTotals);
    out.field(kFields["createdAt"], group.createdAt);
    out.field(kFields["updatedAt"], group.updatedAt);
}

Result<EventItemBody> eventItemBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    EventItemBody body;
    readOwnId(reader, "eventItemId", kind, body.id);
    readItem(reader, body.patch);
    return finished(reader, std::move(body));
}

Result<EventGroupBody> eventGroupBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    EventGroupBody body;
    readOwnId(reader, "eventGroupId", kind, body.id);
    readGroup(reader, body.patch);
    if (kind == BodyKind::Create)
        readNewItems(reader, body.items);
    else
        readCollection(reader, "items", kind, body.id, "/api/v1/events/{id}/groups/{groupId}/items");
    if (body.items.size() > kMostNewLines)
        failTooMany(reader, "items", u"%1 lines"_s.arg(kMostNewLines), body.items.size());
    return finished(reader, std::move(body));
}

void readNewGroups(ObjectReader &reader, QList<NewGroup> &groups)
{
    reader.objects("groups", groups, [](ObjectReader &inner, NewGroup &group) {
        std::optional<EventGroupId> none;
        readOwnId(inner, "eventGroupId", BodyKind::Create, none);
        readGroup(inner, group.group);
        readNewItems(inner, group.items);
    });
    qsizetype lines = 0;
    for (const NewGroup &group : groups)
        lines += group.items.size();
    if (groups.size() > kMostNewGroups)
        failTooMany(reader, "groups", u"%1 groups"_s.arg(kMostNewGroups), groups.size());
    else if (lines > kMostNewLines)
        failTooMany(reader, "groups", u"%1 lines in all groups together"_s.arg(kMostNewLines), lines);
}

} // namespace stemdesk
