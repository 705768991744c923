#include "core/json/billing/quoted_event_json.h"

#include "core/json/json_reader.h"
#include "core/json/reserialize.h"

#include <array>

namespace stemdesk {

namespace {

constexpr std::array kDetails{"name",        "ceremonyStart",   "ceremonyEnd",    "venueStart",
                              "venueEnd",    "ceremonyAddress", "venueAddress",   "clientName1",
                              "clientName2", "numberOfGuests",  "numberOfTables", "colourScheme",
                              "budget",      "descriptionHtml"};

double numberIn(const JsonObject &object, QByteArrayView name)
{
    const auto value = object.find(name);
    return value && value->type() == JsonValue::Type::Number ? value->toNumber() : 0;
}

QString textIn(const JsonObject &object, QByteArrayView name)
{
    const auto value = object.find(name);
    return value && value->type() == JsonValue::Type::String ? value->toText() : QString();
}

template <class Tag>
Id<Tag> idIn(const JsonObject &object, QByteArrayView name, Id<Tag>)
{
    const auto value = object.find(name);
    return value && value->type() == JsonValue::Type::String ? idFrom<Tag>(value->utf8()).value_or(Id<Tag>())
                                                             : Id<Tag>();
}

QuotedLine lineFrom(const JsonObject &item, const FrozenProposal &proposal)
{
    QuotedLine line{.id = idIn(item, "eventItemId", EventItemId()),
                    .variantId = idIn(item, "variantId", VariantId()),
                    .supplierId = idIn(item, "supplierId", SupplierId()),
                    .quantity = numberIn(item, "quantity"),
                    .units = numberIn(item, "units"),
                    .customerPriceIncTax = numberIn(item, "customerPriceIncTax")};
    line.label = proposal.labels.value(line.variantId);
    return line;
}

template <class Take>
void eachObject(const JsonObject &object, QByteArrayView name, Take take)
{
    const auto list = object.find(name);
    if (!list || list->type() != JsonValue::Type::Array)
        return;
    for (const JsonValue element : list->toArray()) {
        if (element.type() == JsonValue::Type::Object)
            take(element.toObject());
    }
}

QuotedGroup groupFrom(const JsonObject &object, const FrozenProposal &proposal)
{
    const auto hidden = object.find("isHidden");
    QuotedGroup group{.id = idIn(object, "eventGroupId", EventGroupId()),
                      .name = textIn(object, "name"),
                      .quantity = numberIn(object, "quantity"),
                      .isHidden = hidden && hidden->type() == JsonValue::Type::Boolean && hidden->toBool(),
                      .description = textIn(object, "description")};
    eachObject(object, "items", [&](const JsonObject &item) { group.lines.append(lineFrom(item, proposal)); });
    return group;
}

} // namespace

Result<QuotedEvent> quotedEventFrom(const QByteArray &event, const FrozenProposal &proposal)
{
    const JsonDocument document = TRY(JsonDocument::parse(event));
    const JsonObject root = document.root();
    QuotedEvent quoted{.labour = proposal.printed.labour,
                       .fees = proposal.fees,
                       .travel = proposal.printed.travel,
                       .discount = proposal.discount,
                       .customerPriceIncTax = proposal.printed.customerPriceIncTax};
    eachObject(root, "groups", [&](const JsonObject &group) { quoted.groups.append(groupFrom(group, proposal)); });
    for (const char *field : kDetails) {
        const auto value = root.find(field);
        quoted.details.append(std::pair(QByteArray(field), JsonText{value ? reserialized(*value) : "null"}));
    }
    return quoted;
}

} // namespace stemdesk
