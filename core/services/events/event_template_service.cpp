#include "core/services/events/event_template_service.h"

#include "core/json/events/event_pricing_json.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_reading.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_store.h"
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

EventTemplateStore templateStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Gives the lines the names that their variants have now.
Status nameLines(const ServiceContext &context, EventTemplate &value)
{
    QSet<VariantId> ids;
    for (const EventTemplateGroup &group : std::as_const(value.groups)) {
        for (const EventTemplateItem &item : group.items)
            ids.insert(item.variantId);
    }
    const auto variants = VariantStore(context.session(), context.tenant()).findAll(ids.values());
    if (!variants)
        return variants.error();
    QSet<qint64> keys;
    for (const StoredVariant &stored : *variants)
        keys.insert(stored.productKey);
    const auto products = ProductStore(context.session(), context.tenant()).findByKeys(keys.values());
    if (!products)
        return products.error();
    QHash<qint64, QString> productNames;
    for (const StoredProduct &stored : *products)
        productNames.insert(stored.key, stored.product.name);
    QHash<VariantId, std::pair<QString, QString>> names;
    for (const StoredVariant &stored : *variants)
        names.insert(stored.variant.id, {productNames.value(stored.productKey), stored.variant.name});
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
    Result<StoredTemplate> stored = templateStore(context).find(id);
    if (!stored)
        return stored;
    auto pricing = eventPricingFrom(stored->pricing.toUtf8());
    if (!pricing)
        return pricing.error();
    stored->value.pricing = *std::move(pricing);
    return stored;
}

/// Without the tax group where it is gone.
Result<Event> newEventFrom(const ServiceContext &context, const EventTemplate &value)
{
    Event event = eventFrom(value);
    if (!event.pricing || !event.pricing->taxGroupId)
        return event;
    const auto key = TaxGroupStore(context.session(), context.tenant()).keyOf(*event.pricing->taxGroupId);
    if (!key)
        return key.error();
    if (!*key)
        event.pricing->taxGroupId.reset();
    return event;
}

} // namespace

Result<QList<EventTemplateSummary>> EventTemplateService::list() const
{
    return templateStore(m_context).list(false);
}

Result<QList<EventTemplateSummary>> EventTemplateService::recipes() const
{
    return templateStore(m_context).list(true);
}

Result<EventTemplate> EventTemplateService::find(EventTemplateId id) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<StoredTemplate> stored = storedTemplate(m_context, id);
    if (!stored)
        return stored.error();
    return std::move(stored->value);
}

Result<EventTemplate> EventTemplateService::save(EventId event, const QString &name)
{
    const Result<Event> source = readEvent(m_context, event, {.prices = false});
    return source ? insert(renamed(templateOf(*source), name)) : source.error();
}

Result<EventTemplate> EventTemplateService::saveRecipe(EventId event, EventGroupId group)
{
    const Result<Event> source = readEvent(m_context, event, {.prices = false});
    if (!source)
        return source.error();
    const auto kept = std::ranges::find(source->groups, group, &EventGroup::id);
    return kept == source->groups.cend() ? Result<EventTemplate>(notFound()) : insert(recipeOf(*kept));
}

/// With another id and the names of its lines.
Result<EventTemplate> EventTemplateService::insert(Result<EventTemplate> value)
{
    if (!value)
        return value;
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status named = nameLines(m_context, *value); !named)
        return named.error();
    value->id = EventTemplateId::create();
    value->createdAt = value->updatedAt = m_context.now();
    value->version = 1;
    if (const Status inserted = templateStore(m_context).insert(*value, pricingText(*value)); !inserted)
        return inserted.error();
    work->changed(Resource::EventTemplate, value->id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return value;
}

Result<EventTemplate> EventTemplateService::rename(EventTemplateId id, const QString &name, const QString &expected)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredTemplate> stored = storedTemplate(m_context, id);
    if (!stored)
        return stored.error();
    if (stored->value.name != expected)
        return stale();
    Result<EventTemplate> after = renamed(stored->value, name);
    if (!after || *after == stored->value)
        return after;
    after->updatedAt = m_context.now();
    ++after->version;
    if (const Status updated = templateStore(m_context).update({.key = stored->key, .value = *after}); !updated)
        return updated.error();
    work->changed(Resource::EventTemplate, id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return after;
}

Result<EventTemplate> EventTemplateService::remove(EventTemplateId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredTemplate> stored = storedTemplate(m_context, id);
    if (!stored)
        return stored.error();
    if (const Status gone = templateStore(m_context).remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::EventTemplate, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return std::move(stored->value);
}

Result<EventTemplate> EventTemplateService::restore(const EventTemplate &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    EventTemplate value = snapshot;
    value.updatedAt = m_context.now();
    ++value.version;
    if (const Status inserted = templateStore(m_context).insert(value, pricingText(value)); !inserted)
        return inserted.error();
    work->changed(Resource::EventTemplate, value.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return value;
}

Result<EventFromTemplate> EventTemplateService::makeEvent(EventTemplateId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<StoredTemplate> stored = storedTemplate(m_context, id);
    if (!stored)
        return stored.error();
    const Result<Event> event = newEventFrom(m_context, stored->value);
    if (!event)
        return event.error();
    const Result<EventId> made = insertAnew(m_context, *work, *event);
    if (!made)
        return made.error();
    const Result<Event> read = work->commitWith([&] { return readEvent(m_context, *made, {}); });
    if (!read)
        return read.error();
    return EventFromTemplate{.event = *read, .missing = missingLinesOf(stored->value)};
}

} // namespace stemdesk
