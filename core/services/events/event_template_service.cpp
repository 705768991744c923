#include "core/services/events/event_template_service.h"

#include "core/json/events/event_pricing_json.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_reading.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_template_store.h"
#include "core/storage/prices/tax_group_store.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>
#include <utility>

namespace stemdesk {

namespace {

/// Updates the lines' names to the current names of their variants.
Status nameLines(const ServiceContext &context, EventTemplate &value)
{
    QSet<VariantId> ids;
    for (const EventTemplateGroup &group : std::as_const(value.groups)) {
        for (const EventTemplateItem &item : group.items)
            ids.insert(item.variantId);
    }
    const auto variants = TRY(context.store<VariantStore>().findAll(ids.values()));
    const auto products = TRY(context.store<VariantStore>().productsOf(variants));
    QHash<VariantId, std::pair<QString, QString>> names;
    for (const StoredVariant &stored : variants)
        names.insert(stored.variant.id, {products.value(stored.productKey).name, stored.variant.name});
    for (EventTemplateGroup &group : value.groups) {
        for (EventTemplateItem &item : group.items)
            std::tie(item.productName, item.variantName) = names.value(item.variantId);
    }
    return {};
}

QString pricingText(const EventTemplate &value)
{
    return value.pricing ? QString::fromUtf8(eventPricingText(*value.pricing)) : QString();
}

/// With its pricing.
Result<StoredTemplate> storedTemplate(const ServiceContext &context, EventTemplateId id)
{
    Result<StoredTemplate> stored = context.store<EventTemplateStore>().find(id);
    if (!stored)
        return stored;
    auto pricing = TRY(eventPricingFrom(stored->pricing.toUtf8()));
    stored->value.pricing = std::move(pricing);
    return stored;
}

/// Without the tax group if that no longer exists.
Result<Event> newEventFrom(const ServiceContext &context, const EventTemplate &value)
{
    Event event = eventFrom(value);
    if (!event.pricing || !event.pricing->taxGroupId)
        return event;
    const auto key = TRY(context.store<TaxGroupStore>().keyOf(*event.pricing->taxGroupId));
    if (!key)
        event.pricing->taxGroupId.reset();
    return event;
}

} // namespace

Result<QList<EventTemplateSummary>> EventTemplateService::list() const
{
    return m_context.store<EventTemplateStore>().list(false);
}

Result<QList<EventTemplateSummary>> EventTemplateService::recipes() const
{
    return m_context.store<EventTemplateStore>().list(true);
}

Result<EventTemplate> EventTemplateService::find(EventTemplateId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    StoredTemplate stored = TRY(storedTemplate(m_context, id));
    return std::move(stored.value);
}

Result<EventTemplate> EventTemplateService::save(EventId event, const QString &name)
{
    const Result<Event> source = readEvent(m_context, event, {.prices = false});
    return source ? insert(renamed(templateOf(*source), name)) : source.error();
}

Result<EventTemplate> EventTemplateService::saveRecipe(EventId event, EventGroupId group)
{
    const Event source = TRY(readEvent(m_context, event, {.prices = false}));
    const auto kept = std::ranges::find(source.groups, group, &EventGroup::id);
    return kept == source.groups.cend() ? Result<EventTemplate>(notFound()) : insert(recipeOf(*kept));
}

/// With a new id and the names of its lines.
Result<EventTemplate> EventTemplateService::insert(Result<EventTemplate> value)
{
    if (!value)
        return value;
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(nameLines(m_context, *value));
    value->id = EventTemplateId::create();
    value->createdAt = value->updatedAt = m_context.now();
    value->version = 1;
    TRY(m_context.store<EventTemplateStore>().insert(*value, pricingText(*value)));
    work.changed(Resource::EventTemplate, value->id, ChangeAction::Created);
    TRY(work.commit());
    return value;
}

Result<EventTemplate> EventTemplateService::rename(EventTemplateId id, const QString &name, const QString &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredTemplate stored = TRY(storedTemplate(m_context, id));
    if (stored.value.name != expected)
        return stale();
    Result<EventTemplate> after = renamed(stored.value, name);
    if (!after || *after == stored.value)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(m_context.store<EventTemplateStore>().update({.key = stored.key, .value = *after}));
    work.changed(Resource::EventTemplate, id, ChangeAction::Updated);
    TRY(work.commit());
    return after;
}

Result<EventTemplate> EventTemplateService::remove(EventTemplateId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredTemplate stored = TRY(storedTemplate(m_context, id));
    TRY(m_context.store<EventTemplateStore>().remove(stored.key));
    work.changed(Resource::EventTemplate, id, ChangeAction::Deleted);
    TRY(work.commit());
    return std::move(stored.value);
}

Result<EventTemplate> EventTemplateService::restore(const EventTemplate &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    EventTemplate value = snapshot;
    value.updatedAt = m_context.now();
    ++value.version;
    TRY(m_context.store<EventTemplateStore>().insert(value, pricingText(value)));
    work.changed(Resource::EventTemplate, value.id, ChangeAction::Created);
    TRY(work.commit());
    return value;
}

Result<EventFromTemplate> EventTemplateService::makeEvent(EventTemplateId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredTemplate stored = TRY(storedTemplate(m_context, id));
    const Event event = TRY(newEventFrom(m_context, stored.value));
    const EventId made = TRY(insertAnew(m_context, work, event));
    const Event read = TRY(work.commitWith([&] { return readEvent(m_context, made, {}); }));
    return EventFromTemplate{.event = read, .missing = missingLinesOf(stored.value)};
}

} // namespace stemdesk
