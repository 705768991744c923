#include "core/services/events/event_service.h"

#include "core/domain/suspicion.h"
#include "core/services/billing/journal_service.h"
#include "core/services/billing/quote_freezing.h"
#include "core/services/events/event_history_notes.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_line_writer.h"
#include "core/services/events/event_printing.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_rules.h"
#include "core/services/events/event_writing.h"
#include "core/services/events/nested_groups.h"
#include "core/services/events/price_keeping.h"
#include "core/services/events/totals_refresh.h"
#include "core/services/image_service.h"
#include "core/services/series/series_ties.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/tasks/plan_tasks.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_outbox.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/payment_store.h"
#include "core/storage/billing/quote_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/events/event_pricing_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Applies `patch` to `stored` and checks it against the shop's other rows. Returns the warnings.
Result<QList<QByteArray>> applyTo(const ServiceContext &context, StoredEvent &stored, const EventPatch &patch)
{
    const Event before = stored.event;
    Event after = TRY(patched(before, patch));
    stored.event = std::move(after);
    QList<QByteArray> warnings = suspicionsOf(patch);
    if (patch.descriptionHtml) {
        const QList<QByteArray> removed = TRY(reduceDescription(stored.event));
        warnings += removed;
    }
    if (patch.colourScheme) {
        TRY(spellColours(context, stored.event));
    }
    if (stored.event.slug.isEmpty()) {
        const QString slug = TRY(freeSlug(context, stored.event.name, before.slug));
        stored.event.slug = slug;
    } else if (stored.event.slug != before.slug) {
        TRY(requireFreeSlug(context, stored));
    }
    if (const QString &externalId = stored.event.externalId; externalId != before.externalId) {
        TRY(requireFreeExternalId(context, Resource::Event, externalId, stored.event.id.bytes()));
    }
    TRY(requirePricingReferences(context, before, stored.event));
    TRY(requireContacts(context, before, stored.event));
    TRY(requireBookablePlan(context, before, stored.event));
    TRY(requireImages(context, before.imageUrls, stored.event.imageUrls));
    return warnings;
}

/// Inserts the groups of a new event.
Status insertGroups(const ServiceContext &context, EventLineWriter writer, const QList<EventGroup> &shaped,
                    const QList<NewGroup> &given)
{
    if (given.isEmpty())
        return {};
    const Result<QList<EventGroup>> groups = madeGroups(context, writer, shaped, given);
    return groups ? writer.insertNew(*groups) : Status(groups.error());
}

/// Inserts a new event with its groups.
Result<MadeEvent> inserted(ServiceContext &context, UnitOfWork &work, const EventPatch &patch,
                           const QList<NewGroup> &groups, const std::optional<Instant> &askedAt = {})
{
    const QList<EventGroup> shaped = TRY(shapedGroups(groups));
    StoredEvent stored;
    const EventPatch spelled = TRY(withSpelledTypes(context, stored.event, patch));
    QList<QByteArray> warnings = TRY(applyTo(context, stored, spelled));
    Event &event = stored.event;
    event.id = EventId::create();
    event.updatedAt = stored.announcedAt = context.now();
    event.createdAt = askedAt.value_or(event.updatedAt);
    event.version = 1;
    TRY(updateTotals(context, Event{}, stored, spelled));
    const qint64 key = TRY(insertEvent(context, work, stored));
    work.note(event.id, {.change = EventChange::EventMade, .after = event.name});
    TRY(insertGroups(context, {context, work, key, event.id}, shaped, groups));
    TRY(followPlan(context, work, Event{}, event));
    TRY(enqueueDeliveries(context, work, WebhookType::EventCreated, event, stored.announcedAt));
    return MadeEvent{.id = event.id, .warnings = std::move(warnings)};
}

/// The entries in which `is` differs from `was`.
template <class V>
std::optional<std::optional<QMap<QString, std::optional<V>>>> otherEntries(const std::optional<QMap<QString, V>> &was,
                                                                           const std::optional<QMap<QString, V>> &is)
{
    const QMap<QString, V> before = was.value_or(QMap<QString, V>());
    const QMap<QString, V> after = is.value_or(QMap<QString, V>());
    QMap<QString, std::optional<V>> others;
    for (auto entry = after.cbegin(); entry != after.cend(); ++entry) {
        if (!before.contains(entry.key()) || before.value(entry.key()) != entry.value())
            others.insert(entry.key(), entry.value());
    }
    if (others.isEmpty())
        return std::nullopt;
    return std::optional(others);
}

template <class Map>
void addEntries(std::optional<std::optional<Map>> &to, const std::optional<std::optional<Map>> &from)
{
    if (!to)
        to = from;
    else if (*to && from)
        (**to).insert(from->value_or(Map()));
}

/// Takes back the pins and markups that an approval, or keeping prices, wrote in addition to the patch.
void undoPricing(const Event &before, const Event &after, EventPatch &undo)
{
    const EventPricing was = before.pricing.value_or(EventPricing());
    const EventPricing is = after.pricing.value_or(EventPricing());
    const EventPricingPatch written{.priceListIds = otherEntries(was.priceListIds, is.priceListIds),
                                    .markups = otherEntries(was.markups, is.markups)};
    if (!written.priceListIds && !written.markups)
        return;
    const auto taken = inverse(before, {.pricing = written}).pricing;
    if (!undo.pricing) {
        undo.pricing = taken;
        return;
    }
    if (!*undo.pricing || !*taken)
        return; // No pricing before and none after.
    addEntries((**undo.pricing).priceListIds, (**taken).priceListIds);
    addEntries((**undo.pricing).markups, (**taken).markups);
}

/// The patch that undoes `patch` and its side effects.
EventPatch undoOf(const Event &before, const Event &after, const EventPatch &patch)
{
    EventPatch undo = inverse(before, patch);
    undoPricing(before, after, undo);
    if (!undo.kept)
        undo.kept = inverse(before, {.kept = keptOtherwise(before, after)}).kept;
    return undo;
}

} // namespace

Status storePatched(ServiceContext &context, UnitOfWork &work, const Event &before, StoredEvent &after)
{
    const StoredEvent stored{.key = after.key, .announcedAt = after.announcedAt, .event = before};
    after.event.updatedAt = context.now();
    ++after.event.version;
    const bool announces = isAnnounced(before, after.event);
    if (announces)
        after.announcedAt = std::max(context.now(), after.announcedAt + 1);
    TRY(context.store<EventStore>().update(stored, after));
    if (after.event.pricing != before.pricing) {
        auto pricing = context.store<EventPricingStore>();
        TRY(pricing.replace(after.key, after.event.pricing));
    }
    if (after.event.contacts != before.contacts) {
        auto contacts = context.store<EventContactStore>();
        TRY(contacts.replace(after.key, after.event.contacts));
    }
    work.changed(Resource::Event, after.event.id, ChangeAction::Updated);
    TRY(noteEvent(context, work, before, after.event));
    TRY(followPlan(context, work, before, after.event));
    if (!announces)
        return {};
    return enqueueDeliveries(context, work, WebhookType::EventUpdated, after.event, after.announcedAt);
}

namespace {

/// An invoiced event must not be deleted.
Status requireUninvoiced(const ServiceContext &context, EventId event)
{
    const auto invoices = TRY(context.store<InvoiceStore>().ofEvent(event));
    if (invoices.isEmpty())
        return {};
    return conflict("event_has_invoices:" + QByteArray::number(invoices.size()),
                    u"Keep the event: it has invoices (%1, credit notes included)."_s.arg(invoices.size()));
}

/// Quotes, payments and tasks are deleted and restored with their event.
Status recordDependents(const ServiceContext &context, UnitOfWork &work, EventId event, ChangeAction action)
{
    const auto quotes = TRY(context.store<QuoteStore>().ofEvent(event));
    for (const Quote &quote : quotes)
        work.changed(Resource::Quote, quote.id, action, event);
    const auto payments = TRY(context.store<PaymentStore>().ofEvent(event));
    for (const Payment &payment : payments) {
        work.changed(Resource::Payment, payment.id, action, event);
        const bool isGone = action == ChangeAction::Deleted;
        TRY(journalPayment(context, isGone ? &payment : nullptr, isGone ? nullptr : &payment));
    }
    return recordTasks(context, work, event, action);
}

} // namespace

Result<Page<Event>> EventService::list(const EventFilter &filter, const PageRequest &page) const
{
    return m_context.store<EventListStore>().list(filter, page);
}

Result<Event> EventService::find(EventId id, const EventParts &parts) const
{
    // Reads the event and what it is compared with in one snapshot.
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    if (!parts.heavy || !parts.acceptedQuote)
        return readEvent(m_context, id, parts);
    const auto accepted = TRY(acceptedQuote(m_context, id));
    if (!accepted)
        return readEvent(m_context, id, parts);
    PricedEvent priced = TRY(readPricedEvent(m_context, id));
    AcceptedQuote compared = comparedWith(*accepted, priced.event, priced.breakdown);
    Result<Event> event = parts.groups && parts.prices ? std::move(priced.event) : readEvent(m_context, id, parts);
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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    MadeEvent made = TRY(inserted(m_context, work, patch, groups));
    Event event = TRY(work.commitWith([&] { return readEvent(m_context, made.id, {}); }));
    return WrittenEvent{.event = std::move(event), .warnings = std::move(made.warnings)};
}

Result<MadeEvent> EventService::make(const EventPatch &patch, const QList<NewGroup> &groups,
                                     const std::optional<Instant> &askedAt)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    MadeEvent made = TRY(inserted(m_context, work, patch, groups, askedAt));
    TRY(work.commit());
    return made;
}

Result<WrittenEvent> EventService::patch(EventId id, const EventPatch &patch, const std::optional<EventPatch> &expected)
{
    TRY(checkShape(patch)); // An error in it does not wait for other writes.
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    EventRevision revised = TRY(revise(id, patch, expected));
    Event event = TRY(work.commitWith([&] { return find(id); }));
    return WrittenEvent{
        .event = std::move(event), .warnings = std::move(revised.warnings), .undo = std::move(revised.undo)};
}

Result<EventRevision> EventService::revise(EventId id, const EventPatch &patch,
                                           const std::optional<EventPatch> &expected)
{
    TRY(checkShape(patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredEvent stored = TRY(storedEvent(m_context, id));
    if (patch.kept || patch.status == "approved"_L1) { // Prices are, or may be, kept.
        GroupsToPrice read = TRY(groupsOf(m_context, stored.key));
        stored.event.groups = std::move(read.groups);
    }
    const Event before = stored.event;
    const EventPatch spelled = TRY(withSpelledTypes(m_context, before, patch));
    if (expected && inverse(before, spelled) != *expected)
        return stale();
    QList<QByteArray> warnings = TRY(applyTo(m_context, stored, spelled));
    if (stored.event != before) {
        TRY(updateTotals(m_context, before, stored, spelled));
        TRY(storePatched(m_context, work, before, stored));
        if (stored.event.groups != before.groups) {
            TRY(EventLineWriter(m_context, work, stored.key, id).keepPrices(stored.event.groups));
        }
    }
    TRY(work.commit());
    return EventRevision{.warnings = std::move(warnings), .undo = undoOf(before, stored.event, spelled)};
}

Result<Event> EventService::duplicate(EventId id, const QString &name)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Event source = TRY(readEvent(m_context, id, {.prices = false}));
    Event copy = TRY(patched(source, {.name = name}));
    // Prices pinned by an approval are for that event alone; the copy is a new quote.
    if (copy.pricing && isClearedToOrder(source.status))
        copy.pricing->priceListIds.reset();
    const EventId made = TRY(insertAnew(m_context, work, std::move(copy)));
    return work.commitWith([&] { return readEvent(m_context, made, {}); });
}

Result<Event> EventService::remove(EventId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const qint64 key = TRY(m_context.store<EventStore>().keyOf(id));
    Result<Event> event = readEvent(m_context, id, {.prices = false});
    if (!event)
        return event;
    TRY(requireUninvoiced(m_context, id));
    TRY(leaveSeries(m_context, work, *event));
    for (const EventGroup &group : std::as_const(event->groups)) {
        for (const EventItem &item : group.items)
            work.changed(Resource::EventItem, item.id, ChangeAction::Deleted, group.id);
        work.changed(Resource::EventGroup, group.id, ChangeAction::Deleted, id);
    }
    TRY(m_context.store<EventItemStore>().removeAllOf(key));
    TRY(m_context.store<EventGroupStore>().removeAllOf(key));
    TRY(m_context.store<EventStore>().remove(key));
    TRY(recordDependents(m_context, work, id, ChangeAction::Deleted));
    work.changed(Resource::Event, id, ChangeAction::Deleted);
    TRY(work.commit());
    return event;
}

Result<Event> EventService::restore(const Event &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    // Subscribers know the event as it was, so nothing is sent now; what they get next is newer than everything they
    // know.
    StoredEvent stored{.announcedAt = std::max(m_context.now(), snapshot.updatedAt), .event = snapshot};
    stored.event.groups.clear();
    stored.event.itemsCount = 0;
    stored.event.updatedAt = m_context.now();
    ++stored.event.version;
    TRY(rejoinSeries(m_context, work, stored.event));
    TRY(requireFreeSlug(m_context, stored));
    TRY(dropTakenExternalId(m_context, Resource::Event, stored.event.externalId));
    TRY(requirePricingReferences(m_context, Event{}, stored.event));
    const qint64 key = TRY(insertEvent(m_context, work, stored));
    work.note(snapshot.id, {.change = EventChange::EventPutBack, .after = snapshot.name});
    EventLineWriter writer(m_context, work, key, snapshot.id);
    TRY(writer.insertNew(snapshot.groups));
    TRY(recordDependents(m_context, work, snapshot.id, ChangeAction::Created));
    return work.commitWith([&] { return readEvent(m_context, snapshot.id, {}); });
}

} // namespace stemdesk
