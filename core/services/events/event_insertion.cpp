#include "core/services/events/event_insertion.h"

#include "core/domain/events/event_history.h"
#include "core/services/events/event_line_writer.h"
#include "core/services/events/event_rules.h"
#include "core/services/service_context.h"
#include "core/services/tasks/plan_tasks.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_outbox.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/events/event_pricing_store.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The event's own fields, as those of a new event.
Event renewed(Event event, Instant now)
{
    event.id = EventId::create();
    event.followUpOn.reset();
    event.lostReason.clear();
    event.externalId.clear();
    event.totals = {};
    event.pricesKeptAt.reset();
    event.itemsCount = 0;
    event.createdAt = event.updatedAt = now;
    event.version = 1;
    return event;
}

} // namespace

EventGroup renewed(EventGroup group, EventId event, Instant now)
{
    group.id = EventGroupId::create();
    group.eventId = event;
    group.createdAt = group.updatedAt = now;
    group.version = 1;
    for (EventItem &item : group.items) {
        item.id = EventItemId::create();
        item.groupId = group.id;
        item.kept.reset();
        item.createdAt = item.updatedAt = now;
        item.version = 1;
    }
    return group;
}

Result<qint64> insertEvent(ServiceContext &context, UnitOfWork &work, const StoredEvent &stored)
{
    const Result<qint64> key = context.store<EventStore>().insert(stored);
    if (!key)
        return key;
    auto pricing = context.store<EventPricingStore>();
    TRY(pricing.insert(*key, stored.event.pricing));
    auto contacts = context.store<EventContactStore>();
    TRY(contacts.insert(*key, stored.event.contacts));
    work.marks().events.insert(*key); // Its figures are there with it.
    work.changed(Resource::Event, stored.event.id, ChangeAction::Created);
    return key;
}

Result<EventId> insertAnew(ServiceContext &context, UnitOfWork &work, Event event)
{
    event.status = Event().status;
    event.occurrence.reset();
    for (auto date : {&Event::ceremonyStart, &Event::ceremonyEnd, &Event::venueStart, &Event::venueEnd})
        event.*date = std::nullopt;
    return insertOccurrence(context, work, std::move(event));
}

Result<EventId> insertOccurrence(ServiceContext &context, UnitOfWork &work, Event event)
{
    StoredEvent stored{.announcedAt = context.now(), .event = renewed(std::move(event), context.now())};
    QList<EventGroup> groups;
    for (EventGroup &group : stored.event.groups)
        groups += renewed(std::move(group), stored.event.id, context.now());
    stored.event.groups.clear();
    const QString slug = TRY(freeSlug(context, stored.event.name, {}));
    stored.event.slug = slug;
    const qint64 key = TRY(insertEvent(context, work, stored));
    const EventId id = stored.event.id;
    work.note(id, {.change = EventChange::EventMade, .after = stored.event.name});
    TRY(EventLineWriter(context, work, key, id).insertNew(groups));
    TRY(followPlan(context, work, Event{}, stored.event));
    TRY(enqueueDeliveries(context, work, WebhookType::EventCreated, stored.event, stored.announcedAt));
    return id;
}

} // namespace stemdesk
