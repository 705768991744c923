#include "core/services/events/event_reading.h"

#include "core/services/service_context.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_pricing_store.h"

#include <QHash>

namespace stemdesk {

namespace {

void dropHeavyFields(Event &event)
{
    event.descriptionHtml.clear();
    event.imageUrls.clear();
    event.links.clear();
    event.notes.clear();
    event.contacts.clear();
    event.source.clear();
    event.followUpOn.reset();
    event.lostReason.clear();
    event.paymentPlan.reset();
    event.pricing.reset();
}

} // namespace

Result<StoredEvent> storedEvent(const ServiceContext &context, EventId id)
{
    Session &session = context.session();
    Result<StoredEvent> found = EventStore(session, context.tenant()).find(id, EventStore::Columns::All);
    if (!found)
        return found;
    QList<StoredEvent> one{*std::move(found)};
    if (const Status filled = EventPricingStore(session, context.tenant()).fill(one); !filled)
        return filled.error();
    auto contacts = EventContactStore(session, context.tenant()).ofEvent(one.constFirst().key);
    if (!contacts)
        return contacts.error();
    one.first().event.contacts = *std::move(contacts);
    return one.constFirst();
}

Result<GroupsToPrice> groupsOf(const ServiceContext &context, qint64 event)
{
    const auto groups = EventGroupStore(context.session(), context.tenant()).ofEvent(event);
    if (!groups)
        return groups.error();
    return withLines(context, event, *groups);
}

Result<GroupsToPrice> withLines(const ServiceContext &context, qint64 event, const QList<StoredGroup> &groups)
{
    GroupsToPrice read;
    QHash<qint64, qsizetype> places;
    for (const StoredGroup &stored : groups) {
        places.insert(stored.key, read.groups.size());
        read.groups.append(stored.group);
    }
    if (groups.isEmpty())
        return read;
    const EventItemStore store(context.session(), context.tenant());
    const auto items = groups.size() == 1 ? store.ofGroup(event, groups.constFirst().key) : store.ofEvents({event});
    if (!items)
        return items.error();
    for (const StoredItem &stored : *items) {
        if (const auto place = places.constFind(stored.group); place != places.cend()) {
            read.groups[*place].items.append(stored.item);
            read.wanted[stored.variant].insert(stored.supplier);
        }
    }
    return read;
}

Result<WantedPrices> fillGroups(const ServiceContext &context, QList<StoredEvent> &events)
{
    QHash<qint64, Event *> byKey;
    for (StoredEvent &stored : events)
        byKey.insert(stored.key, &stored.event);
    const auto groups = EventGroupStore(context.session(), context.tenant()).ofEvents(byKey.keys());
    if (!groups)
        return groups.error();
    const auto items = EventItemStore(context.session(), context.tenant()).ofEvents(byKey.keys());
    if (!items)
        return items.error();
    QHash<qint64, QList<EventItem>> lines;
    WantedPrices wanted;
    for (const StoredItem &stored : *items) {
        lines[stored.group].append(stored.item);
        wanted[stored.variant].insert(stored.supplier);
    }
    for (const StoredGroup &stored : *groups) {
        EventGroup group = stored.group;
        group.items = lines.take(stored.key);
        byKey.value(stored.event)->groups.append(std::move(group));
    }
    return wanted;
}

Result<QList<EventGroup>> priced(const ServiceContext &context, const StoredEvent &event, const GroupsToPrice &read)
{
    const auto facts = pricingFactsFor(context, {event}, read.wanted);
    if (!facts)
        return facts.error();
    Event part = event.event;
    part.groups = read.groups;
    priceEvent(part, facts->context);
    return std::move(part.groups);
}

Result<PricedEvent> readPricedEvent(const ServiceContext &context, EventId id)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    Result<StoredEvent> stored = storedEvent(context, id);
    if (!stored)
        return stored.error();
    Result<GroupsToPrice> read = groupsOf(context, stored->key);
    if (!read)
        return read.error();
    const auto facts = pricingFactsFor(context, {*stored}, read->wanted);
    if (!facts)
        return facts.error();
    PricedEvent priced{.event = std::move(stored->event), .breakdown = {}};
    priced.event.groups = std::move(read->groups);
    const Totals totals = priced.event.totals; // Every read says those that are stored.
    priceEvent(priced.event, facts->context);
    priced.event.totals = totals;
    priced.breakdown = breakdownOf(priced.event, facts->context);
    return priced;
}

Result<Event> readEvent(const ServiceContext &context, EventId id, const EventParts &parts)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const bool isPriced = parts.groups && parts.prices;
    Result<StoredEvent> stored = parts.heavy || isPriced
        ? storedEvent(context, id)
        : EventStore(context.session(), context.tenant()).find(id, EventStore::Columns::List);
    if (!stored)
        return stored.error();
    if (parts.groups) {
        Result<GroupsToPrice> read = groupsOf(context, stored->key);
        if (!read)
            return read.error();
        if (isPriced) {
            auto groups = priced(context, *stored, *read);
            if (!groups)
                return groups.error();
            read->groups = *std::move(groups);
        }
        stored->event.groups = std::move(read->groups);
    }
    if (!parts.heavy)
        dropHeavyFields(stored->event);
    return std::move(stored->event);
}

} // namespace stemdesk
