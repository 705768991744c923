#include "core/json/events/event_group_json.h"

#include "core/json/resource_codec.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void readItem(ObjectReader &reader, EventItemPatch &patch)
{
    readFields(reader, eventItemSpec(), &patch);
    reader.ignore("eventId", "eventGroupId");
}

void readGroup(ObjectReader &reader, EventGroupPatch &patch)
{
    readFields(reader, eventGroupSpec(), &patch);
    reader.ignore("eventId");
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

void writeKeptPrice(JsonWriter &json, const KeptPrice &kept, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kKeptPriceFields["unitCostExclTax"], kept.unitCostExclTax);
    out.field(kKeptPriceFields["taxMultiplier"], kept.taxMultiplier);
    out.field(kKeptPriceFields["unitsPerPack"], kept.unitsPerPack);
    out.field(kKeptPriceFields["priceListId"], kept.priceListId);
    out.field(kKeptPriceFields["keptAt"], kept.keptAt);
}

} // namespace

constinit const FieldList kEventItemFields(specOf<eventItemSpec>, FieldNode("kept", kKeptPriceFields));
constinit const FieldList kEventGroupFields(specOf<eventGroupSpec>, FieldNode("items", kEventItemFields),
                                            FieldNode("subtotal", kTotalsFields));

bool itemNeedsPrices(const FieldSelection &fields)
{
    return std::ranges::any_of(eventItemSpec().fields, [&](const ResourceField &field) {
        const bool isComputed = !field.isStored() && !field.isChanged() && field.kind != FieldKind::Own;
        return isComputed && fields.has(kEventItemFields[field.name]);
    });
}

bool groupNeedsPrices(const FieldSelection &fields)
{
    const Field items = kEventGroupFields["items"];
    return fields.has(kEventGroupFields["subtotal"]) || (fields.has(items) && itemNeedsPrices(fields.child(items)));
}

void writeEventItem(JsonWriter &json, const EventItem &item, const FieldSelection &fields)
{
    const auto writeOwn = [](ObjectWriter &out, const Field &field, const void *object) {
        out.object(field, static_cast<const EventItem *>(object)->kept, writeKeptPrice);
    };
    writeFields(json, eventItemSpec(), &item, fields, writeOwn);
}

void writeEventGroup(JsonWriter &json, const EventGroup &group, const FieldSelection &fields)
{
    const auto writeOwn = [](ObjectWriter &out, const Field &field, const void *object) {
        const auto &of = *static_cast<const EventGroup *>(object);
        if (field.name == "items")
            out.objects(field, of.items, writeEventItem);
        else
            out.object(field, of.subtotal, writeTotals);
    };
    writeFields(json, eventGroupSpec(), &group, fields, writeOwn);
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
