#include "core/domain/events/event_template.h"

#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

EventTemplateGroup templateGroupOf(const EventGroup &group)
{
    EventTemplateGroup copy{.name = group.name,
                            .quantity = group.quantity,
                            .isHidden = group.isHidden,
                            .fixedPriceIncTax = group.fixedPriceIncTax,
                            .minutesPerCopy = group.minutesPerCopy,
                            .place = group.place,
                            .description = group.description,
                            .notes = group.notes};
    for (const EventItem &item : group.items)
        copy.items.append({.variantId = item.variantId,
                           .supplierId = item.supplierId,
                           .quantity = item.quantity,
                           .notes = item.notes});
    return copy;
}

} // namespace

Result<EventTemplate> renamed(EventTemplate value, const QString &name)
{
    FieldRules rules;
    rules.name(value.name, name, u"name"_s);
    return rules.result(std::move(value));
}

EventTemplate templateOf(const Event &event)
{
    EventTemplate value{.colourScheme = event.colourScheme,
                        .notes = event.notes,
                        .pricing = event.pricing,
                        .paymentPlan = event.paymentPlan};
    if (value.pricing)
        value.pricing->priceListIds.reset();
    for (const EventGroup &group : event.groups)
        value.groups.append(templateGroupOf(group));
    return value;
}

EventTemplate recipeOf(const EventGroup &group)
{
    EventTemplate value{.name = group.name, .isRecipe = true, .groups = {templateGroupOf(group)}};
    value.groups.first().quantity = 1;
    value.groups.first().isHidden = false;
    return value;
}

EventGroup groupFrom(const EventTemplateGroup &value)
{
    EventGroup copy{.name = value.name,
                    .quantity = value.quantity,
                    .isHidden = value.isHidden,
                    .fixedPriceIncTax = value.fixedPriceIncTax,
                    .minutesPerCopy = value.minutesPerCopy,
                    .place = value.place,
                    .description = value.description,
                    .notes = value.notes};
    for (const EventTemplateItem &item : value.items) {
        if (!item.isMissing)
            copy.items.append({.variantId = item.variantId,
                               .supplierId = item.supplierId,
                               .quantity = item.quantity,
                               .notes = item.notes});
    }
    return copy;
}

Event eventFrom(const EventTemplate &value)
{
    Event event{.name = value.name,
                .colourScheme = value.colourScheme,
                .notes = value.notes,
                .paymentPlan = value.paymentPlan,
                .pricing = value.pricing};
    for (const EventTemplateGroup &group : value.groups)
        event.groups.append(groupFrom(group));
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
