#include "core/services/events/event_service.h"

#include "core/domain/suspicion.h"
#include "core/services/clients/quote_freezing.h"
#include "core/services/events/event_history_notes.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_line_writer.h"
#include "core/services/events/event_printing.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_rules.h"
#include "core/services/events/list_pinning.h"
#include "core/services/events/nested_groups.h"
#include "core/services/external_ids.h"
#include "core/services/image_service.h"
#include "core/services/service_context.h"
#include "core/services/tasks/plan_tasks.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_outbox.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/clients/invoice_store.h"
#include "core/storage/clients/payment_store.h"
#include "core/storage/clients/quote_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/events/event_pricing_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

EventStore eventStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Applies `patch` to `stored` with all rules among the shop's rows. Says the warnings.
Result<QList<QByteArray>> applyTo(const ServiceContext &context, StoredEvent &stored, const EventPatch &patch)
{
    const Event before = stored.event;
    Result<Event> after = patched(before, patch);
    if (!after)
        return after.error();
    stored.event = *std::move(after);
    QList<QByteArray> warnings = suspicionsOf(patch);
    if (patch.descriptionHtml) {
        const Result<QList<QByteArray>> removed = reduceDescription(stored.event);
        if (!removed)
            return removed.error();
        warnings += *removed;
    }
    if (patch.colourScheme) {
        if (const Status spelt = spellColours(context, stored.event); !spelt)
            return spelt.error();
    }
    if (stored.event.slug.isEmpty()) {
        const Result<QString> slug = freeSlug(context, stored.event.name, before.slug);
        if (!slug)
            return slug.error();
        stored.event.slug = *slug;
    } else if (stored.event.slug != before.slug) {
        if (const Status isFree = requireFreeSlug(context, stored); !isFree)
            return isFree.error();
    }
    const Status isFree =
        requireFreeExternalId(context, Resource::Event, stored.event.externalId, stored.event.id.bytes());
    if (!isFree)
        return isFree.error();
    if (const Status known = requirePricingReferences(context, before, stored.event); !known)
        return known.error();
    if (const Status known = requireContacts(context, before, stored.event); !known)
        return known.error();
    if (const Status kept = requireBookablePlan(context, before, stored.event); !kept)
        return kept.error();
    if (const Status known = requireImages(context, before.imageUrls, stored.event.imageUrls); !known)
        return known.error();
    return warnings;
}

/// Commits the event and reads it whole, as it is after the write.
Result<WrittenEvent> committed(const ServiceContext &context, UnitOfWork &work, EventId id, QList<QByteArray> warnings)
{
    Result<Event> event = work.commitWith([&] { return readEvent(context, id, {}); });
    if (!event)
        return event.error();
    return WrittenEvent{.event = *std::move(event), .warnings = std::move(warnings)};
}

/// The groups with which an event is made.
Status insertGroups(const ServiceContext &context, EventLineWriter writer, const QList<EventGroup> &shaped,
                    const QList<NewGroup> &given)
{
    if (given.isEmpty())
        return {};
    const Result<QList<EventGroup>> groups = madeGroups(context, writer, shaped, given);
    return groups ? writer.insertNew(*groups) : Status(groups.error());
}

/// What takes `patch` back from what was stored; where approval pinned lists, those too.
EventPatch undoOf(const Event &before, const Event &after, const EventPatch &patch)
{
    EventPatch undo = inverse(before, patch);
    QMap<QString, std::optional<PriceListId>> pinned;
    const PinnedLists was = pinnedLists(before);
    const PinnedLists pins = pinnedLists(after);
    for (auto pin = pins.cbegin(); pin != pins.cend(); ++pin) {
        if (was.value(pin.key()) != pin.value())
            pinned.insert(pin.key(), pin.value());
    }
    if (pinned.isEmpty())
        return undo;
    const auto unpinned = inverse(before, {.pricing = EventPricingPatch{.priceListIds = pinned}}).pricing;
    if (!undo.pricing) {
        undo.pricing = unpinned;
        return undo;
    }
    if (!*undo.pricing || !*unpinned)
        return undo; // There was no pricing before, and there will be none.
    auto &lists = (**undo.pricing).priceListIds;
    if (!lists)
        lists = (**unpinned).priceListIds;
    else if (*lists)
        (**lists).insert((**unpinned).priceListIds->value_or(QMap<QString, std::optional<PriceListId>>()));
    return undo;
}

/// Stores what the patch made of `before` and tells the subscriptions where they are to be told.
Status storePatched(ServiceContext &context, UnitOfWork &work, const Event &before, StoredEvent &after)
{
    after.event.updatedAt = context.now();
    ++after.event.version;
    const bool isTold = isAnnounced(before, after.event);
    if (isTold)
        after.announcedAt = std::max(context.now(), after.announcedAt + 1);
    if (const Status stored = eventStore(context).update(after); !stored)
        return stored;
    if (after.event.pricing != before.pricing) {
        EventPricingStore pricing(context.session(), context.tenant());
        if (const Status replaced = pricing.replace(after.key, after.event.pricing); !replaced)
            return replaced;
    }
    if (after.event.contacts != before.contacts) {
        EventContactStore contacts(context.session(), context.tenant());
        if (const Status replaced = contacts.replace(after.key, after.event.contacts); !replaced)
            return replaced;
    }
    work.changed(Resource::Event, after.event.id, ChangeAction::Updated);
    if (const Status noted = noteEvent(context, work, before, after.event); !noted)
        return noted;
    if (const Status planned = followPlan(context, work, before, after.event); !planned)
        return planned;
    if (!isTold)
        return {};
    return enqueueDeliveries(context, work, WebhookType::EventUpdated, after.event, after.announcedAt);
}

/// What was invoiced has to stay.
Status requireUninvoiced(const ServiceContext &context, EventId event)
{
    const auto invoices = InvoiceStore(context.session(), context.tenant()).ofEvent(event);
    if (!invoices)
        return invoices.error();
    if (invoices->isEmpty())
        return {};
    return conflict("event_has_invoices:" + QByteArray::number(invoices->size()),
                    u"Keep the event: it has invoices (%1, credit notes included)."_s.arg(invoices->size()));
}

/// Quotes, payments and tasks go and come back with their event.
Status tellCompany(const ServiceContext &context, UnitOfWork &work, EventId event, ChangeAction action)
{
    const auto quotes = QuoteStore(context.session(), context.tenant()).ofEvent(event);
    if (!quotes)
        return quotes.error();
    for (const Quote &quote : *quotes)
        work.changed(Resource::Quote, quote.id, action, event);
    const auto payments = PaymentStore(context.session(), context.tenant()).ofEvent(event);
    if (!payments)
        return payments.error();
    for (const Payment &payment : *payments)
        work.changed(Resource::Payment, payment.id, action, event);
    return tellTasks(context, work, event, action);
}

} // namespace

Result<Page<Event>> EventService::list(const EventFilter &filter, const PageRequest &page) const
{
    return EventListStore(m_context.session(), m_context.tenant()).list(filter, page);
}

Result<Event> EventService::find(EventId id, const EventParts &parts) const
{
    // The event and what it is compared with are of one moment.
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    if (!parts.heavy)
        return readEvent(m_context, id, parts);
    const auto accepted = acceptedQuote(m_context, id);
    if (!accepted)
        return accepted.error();
    if (!*accepted)
        return readEvent(m_context, id, parts);
    Result<PricedEvent> priced = readPricedEvent(m_context, id);
    if (!priced)
        return priced.error();
    AcceptedQuote compared = comparedWith(**accepted, priced->event, priced->breakdown);
    Result<Event> event = parts.groups && parts.prices ? std::move(priced->event) : readEvent(m_context, id, parts);
    if (event)
        event->acceptedQuote = std::move(compared);
    return event;
}

Result<PrintedEvent> EventService::printed(EventId id) const
{
    return readPrintedEvent(m_context, id);
}

Result<WrittenEvent> EventService::create(const EventPatch &patch, const QList<NewGroup> &groups)
{
    const Result<QList<EventGroup>> shaped = shapedGroups(groups);
    if (!shaped)
        return shaped.error();
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    StoredEvent stored;
    const Result<EventPatch> spelled = withSpelledTypes(m_context, stored.event, patch);
    if (!spelled)
        return spelled.error();
    Result<QList<QByteArray>> warnings = applyTo(m_context, stored, *spelled);
    if (!warnings)
        return warnings.error();
    Event &event = stored.event;
    event.id = EventId::create();
    event.createdAt = event.updatedAt = stored.announcedAt = m_context.now();
    event.version = 1;
    if (const Status settled = settleTotals(m_context, Event{}, stored); !settled)
        return settled.error();
    const Result<qint64> key = insertEvent(m_context, *work, stored);
    if (!key)
        return key.error();
    work->note(event.id, {.change = EventChange::EventMade, .after = event.name});
    if (const Status made = insertGroups(m_context, {m_context, *work, *key, event.id}, *shaped, groups); !made)
        return made.error();
    if (const Status planned = followPlan(m_context, *work, Event{}, event); !planned)
        return planned.error();
    const Status told = enqueueDeliveries(m_context, *work, WebhookType::EventCreated, event, stored.announcedAt);
    if (!told)
        return told.error();
    return committed(m_context, *work, event.id, *std::move(warnings));
}

Result<WrittenEvent> EventService::patch(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected)
{
    Result<EventRevision> revised = revise(id, patch, expected);
    if (!revised)
        return revised.error();
    Result<Event> event = find(id);
    if (!event)
        return event.error();
    return WrittenEvent{
        .event = *std::move(event), .warnings = std::move(revised->warnings), .undo = std::move(revised->undo)};
}

Result<EventRevision> EventService::revise(EventId id, const EventPatch &patch,
                                           const std::optional<EventPatch> &expected)
{
    if (const Status shape = checkShape(patch); !shape)
        return shape.error();
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredEvent> stored = storedEvent(m_context, id);
    if (!stored)
        return stored.error();
    const Event before = stored->event;
    const Result<EventPatch> spelled = withSpelledTypes(m_context, before, patch);
    if (!spelled)
        return spelled.error();
    if (expected && inverse(before, *spelled) != *expected)
        return stale();
    Result<QList<QByteArray>> warnings = applyTo(m_context, *stored, *spelled);
    if (!warnings)
        return warnings.error();
    if (stored->event != before) {
        if (const Status settled = settleTotals(m_context, before, *stored); !settled)
            return settled.error();
        if (const Status written = storePatched(m_context, *work, before, *stored); !written)
            return written.error();
    }
    if (const Status done = work->commit(); !done)
        return done.error();
    return EventRevision{.warnings = *std::move(warnings), .undo = undoOf(before, stored->event, *spelled)};
}

Result<Event> EventService::duplicate(EventId id, const QString &name)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Event> source = readEvent(m_context, id, {.prices = false});
    if (!source)
        return source;
    Result<Event> copy = patched(*source, {.name = name});
    if (!copy)
        return copy;
    // What was agreed with one client is pinned for that event alone; the copy is a new quote.
    if (copy->pricing && isClearedToOrder(source->status))
        copy->pricing->priceListIds.reset();
    const Result<EventId> made = insertAnew(m_context, *work, *std::move(copy));
    if (!made)
        return made.error();
    return work->commitWith([&] { return readEvent(m_context, *made, {}); });
}

Result<Event> EventService::remove(EventId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<qint64> key = eventStore(m_context).keyOf(id);
    if (!key)
        return key.error();
    Result<Event> event = readEvent(m_context, id, {.prices = false});
    if (!event)
        return event;
    if (const Status isFree = requireUninvoiced(m_context, id); !isFree)
        return isFree.error();
    for (const EventGroup &group : std::as_const(event->groups)) {
        for (const EventItem &item : group.items)
            work->changed(Resource::EventItem, item.id, ChangeAction::Deleted, group.id);
        work->changed(Resource::EventGroup, group.id, ChangeAction::Deleted, id);
    }
    if (const Status gone = EventItemStore(m_context.session(), m_context.tenant()).removeAllOf(*key); !gone)
        return gone.error();
    if (const Status gone = EventGroupStore(m_context.session(), m_context.tenant()).removeAllOf(*key); !gone)
        return gone.error();
    if (const Status gone = eventStore(m_context).remove(*key); !gone)
        return gone.error();
    if (const Status told = tellCompany(m_context, *work, id, ChangeAction::Deleted); !told)
        return told.error();
    work->changed(Resource::Event, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return event;
}

Result<Event> EventService::restore(const Event &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    // Its subscribers know it as it was, so nothing is told; what they are told next is later than all they know.
    StoredEvent stored{.announcedAt = std::max(m_context.now(), snapshot.updatedAt), .event = snapshot};
    stored.event.groups.clear();
    stored.event.itemsCount = 0;
    stored.event.updatedAt = m_context.now();
    ++stored.event.version;
    if (const Status isFree = requireFreeSlug(m_context, stored); !isFree)
        return isFree.error();
    if (const Status free = dropTakenExternalId(m_context, Resource::Event, stored.event.externalId); !free)
        return free.error();
    if (const Status known = requirePricingReferences(m_context, Event{}, stored.event); !known)
        return known.error();
    const Result<qint64> key = insertEvent(m_context, *work, stored);
    if (!key)
        return key.error();
    work->note(snapshot.id, {.change = EventChange::EventPutBack, .after = snapshot.name});
    EventLineWriter writer(m_context, *work, *key, snapshot.id);
    if (const Status lines = writer.insertNew(snapshot.groups); !lines)
        return lines.error();
    if (const Status told = tellCompany(m_context, *work, snapshot.id, ChangeAction::Created); !told)
        return told.error();
    return work->commitWith([&] { return readEvent(m_context, snapshot.id, {}); });
}

} // namespace stemdesk
