#include "core/domain/events/event_template.h"

#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<EventTemplate> renamed(EventTemplate value, const QString &name)
{
    FieldRules rules;
    rules.name(value.name, name, u"name"_s);
    return rules.result(std::move(value));
}

EventTemplate templateOf(const Event &event)
{
    EventTemplate value{.colourScheme = event.colourScheme, .notes = event.notes, .pricing = event.pricing};
    if (value.pricing)
        value.pricing->priceListIds.reset();
    for (const EventGroup &group : event.groups) {
        EventTemplateGroup copy{.name = group.name,
                                .quantity = group.quantity,
                                .isHidden = group.isHidden,
                                .fixedPriceIncTax = group.fixedPriceIncTax,
                                .description = group.description,
                                .notes = group.notes};
        for (const EventItem &item : group.items)
            copy.items.append({.variantId = item.variantId,
                               .supplierId = item.supplierId,
                               .quantity = item.quantity,
                               .notes = item.notes});
        value.groups.append(copy);
    }
    return value;
}

Event eventFrom(const EventTemplate &value)
{
    Event event{.name = value.name, .colourScheme = value.colourScheme, .notes = value.notes, .pricing = value.pricing};
    for (const EventTemplateGroup &group : value.groups) {
        EventGroup copy{.name = group.name,
                        .quantity = group.quantity,
                        .isHidden = group.isHidden,
                        .fixedPriceIncTax = group.fixedPriceIncTax,
                        .description = group.description,
                        .notes = group.notes};
        for (const EventTemplateItem &item : group.items) {
            if (!item.isMissing)
                copy.items.append({.variantId = item.variantId,
                                   .supplierId = item.supplierId,
                                   .quantity = item.quantity,
                                   .notes = item.notes});
        }
        event.groups.append(copy);
    }
    return event;
}

QList<MissingLine> missingLinesOf(const EventTemplate &value)
{
    QList<MissingLine> lines;
    for (const EventTemplateGroup &group : value.groups) {
        for (const EventTemplateItem &item : group.items) {
            if (item.isMissing)
                lines.append({.group = group.name,
                              .productName = item.productName,
                              .variantName = item.variantName,
                              .quantity = item.quantity});
        }
    }
    return lines;
}

} // namespace stemdesk
