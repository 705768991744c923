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
    event.pricesKeptAt.reset();
}

} // namespace

Result<StoredEvent> storedEvent(const ServiceContext &context, EventId id)
{
    StoredEvent event = TRY(pricedHead(context, id));
    auto contacts = TRY(context.store<EventContactStore>().ofEvent(event.key));
    event.event.contacts = std::move(contacts);
    return event;
}

Result<StoredEvent> pricedHead(const ServiceContext &context, EventId id)
{
    Session &session = context.session();
    StoredEvent found = TRY(EventStore(session, context.tenant()).find(id, EventStore::Columns::All));
    QList<StoredEvent> one{std::move(found)};
    TRY(EventPricingStore(session, context.tenant()).fill(one));
    return one.takeFirst();
}

Result<GroupsToPrice> groupsOf(const ServiceContext &context, qint64 event)
{
    const auto groups = TRY(context.store<EventGroupStore>().ofEvent(event));
    return withLines(context, event, groups);
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
    const auto store = context.store<EventItemStore>();
    const auto items =
        TRY(groups.size() == 1 ? store.ofGroup(event, groups.constFirst().key) : store.ofEvents({event}));
    for (const StoredItem &stored : items) {
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
    const auto groups = TRY(context.store<EventGroupStore>().ofEvents(byKey.keys()));
    const auto items = TRY(context.store<EventItemStore>().ofEvents(byKey.keys()));
    QHash<qint64, QList<EventItem>> lines;
    WantedPrices wanted;
    for (const StoredItem &stored : items) {
        lines[stored.group].append(stored.item);
        wanted[stored.variant].insert(stored.supplier);
    }
    for (const StoredGroup &stored : groups) {
        EventGroup group = stored.group;
        group.items = lines.take(stored.key);
        byKey.value(stored.event)->groups.append(std::move(group));
    }
    return wanted;
}

Result<QList<EventGroup>> priced(const ServiceContext &context, const StoredEvent &event, const GroupsToPrice &read)
{
    const auto facts = TRY(pricingFactsFor(context, {event}, read.wanted));
    Event part = event.event;
    part.groups = read.groups;
    priceEvent(part, facts.context);
    return std::move(part.groups);
}

Result<PricedEvent> readPricedEvent(const ServiceContext &context, EventId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    StoredEvent stored = TRY(storedEvent(context, id));
    GroupsToPrice read = TRY(groupsOf(context, stored.key));
    const auto facts = TRY(pricingFactsFor(context, {stored}, read.wanted));
    PricedEvent priced{.event = std::move(stored.event), .breakdown = {}};
    priced.event.groups = std::move(read.groups);
    const Totals totals = priced.event.totals; // Every read says those that are stored.
    priceEvent(priced.event, facts.context);
    priced.event.totals = totals;
    priced.breakdown = breakdownOf(priced.event, facts.context);
    return priced;
}

Result<Event> readEvent(const ServiceContext &context, EventId id, const EventParts &parts)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const bool isPriced = parts.groups && parts.prices;
    StoredEvent stored = TRY(parts.heavy || isPriced ? storedEvent(context, id)
                                                     : context.store<EventStore>().find(id, EventStore::Columns::List));
    if (parts.groups) {
        GroupsToPrice read = TRY(groupsOf(context, stored.key));
        if (isPriced) {
            auto groups = TRY(priced(context, stored, read));
            read.groups = std::move(groups);
        }
        stored.event.groups = std::move(read.groups);
    }
    if (!parts.heavy)
        dropHeavyFields(stored.event);
    return std::move(stored.event);
}

} // namespace stemdesk
