#include "core/services/clients/contact_service.h"

#include "core/domain/events/event_history.h"
#include "core/services/clients/contact_index.h"
#include "core/services/series/occurrence_print.h"
#include "core/services/series/series_ties.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/rows/resource_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using ContactStore = ResourceStore<contactSpec>;

/// The event names other contacts than before.
Status reportNamed(const ServiceContext &context, UnitOfWork &work, const StoredEvent &head, HistoryEntry entry)
{
    auto store = context.store<EventStore>();
    TRY(store.touch(head.key, context.now(), 0));
    work.changed(Resource::Event, head.event.id, ChangeAction::Updated);
    work.note(head.event.id, std::move(entry));
    return {};
}

QList<EventId> idsOf(const QList<std::pair<EventId, QList<EventContact>>> &events)
{
    QList<EventId> ids;
    for (const auto &[event, contacts] : events)
        ids += event;
    return ids;
}

/// Removes the contact from its events, which change by that. Returns the events with their previous contacts.
Result<QList<std::pair<EventId, QList<EventContact>>>> takenOff(const ServiceContext &context, UnitOfWork &work,
                                                                const Contact &contact, qint64 key)
{
    auto named = context.store<EventContactStore>();
    const auto events = TRY(named.eventsWith(contact.id));
    const auto heads = TRY(context.store<EventStore>().pricedHeads(events));
    QList<std::pair<EventId, QList<EventContact>>> before;
    for (const StoredEvent &head : heads) {
        const auto contacts = TRY(named.ofEvent(head.key));
        before.append({head.event.id, contacts});
        const Status reported =
            reportNamed(context, work, head, {.change = EventChange::Contacts, .before = contact.name});
        if (!reported)
            return reported.error();
    }
    TRY(named.takeOff(key));
    TRY(stampAttached(context, idsOf(before)));
    return before;
}

/// An event's current contacts together with the roles that `id` had in `before`.
QList<EventContact> withRolesOf(ContactId id, const QList<EventContact> &before, QList<EventContact> now)
{
    for (qsizetype place = 0; place < before.size(); ++place) {
        if (before.at(place).contactId == id && now.size() < kMaxEventContacts)
            now.insert(std::min(place, now.size()), before.at(place));
    }
    return now;
}

/// An event that is gone meanwhile is left alone.
Status putBack(const ServiceContext &context, UnitOfWork &work, const DeletedContact &deleted)
{
    auto named = context.store<EventContactStore>();
    for (const auto &[event, before] : deleted.events) {
        const auto head = context.store<EventStore>().find(event, EventStore::Columns::List);
        if (!head && head.error().kind == Error::Kind::NotFound)
            continue;
        if (!head)
            return head.error();
        const auto now = TRY(named.ofEvent(head->key));
        TRY(named.replace(head->key, withRolesOf(deleted.contact.id, before, now)));
        const Status reported =
            reportNamed(context, work, *head, {.change = EventChange::Contacts, .after = deleted.contact.name});
        if (!reported)
            return reported;
    }
    return stampAttached(context, idsOf(deleted.events));
}

Error onEvents(qsizetype count)
{
    return conflict("contact_on_events:" + QByteArray::number(count),
                    u"Take the contact off the events that name it (%1), or delete it with force=true."_s.arg(count));
}

} // namespace

Result<QList<Contact>> ContactService::known(const QList<ContactPatch> &contacts) const
{
    const ContactIndex index = TRY(ContactIndex::load(context()));
    QList<Contact> known;
    for (const ContactPatch &contact : contacts)
        known += index.sharing(contact.emails.value_or(QStringList()), contact.phones.value_or(QStringList())).value(0);
    return known;
}

Result<qsizetype> ContactService::useOf(ContactId id) const
{
    const auto events = context().store<EventContactStore>().eventsWith(id);
    return events ? Result<qsizetype>(events->size()) : Result<qsizetype>(events.error());
}

Result<Contact> ContactService::remove(ContactId id, bool force)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    TRY(find(id));
    const qsizetype events = TRY(useOf(id));
    if (events > 0 && !force)
        return onEvents(events);
    DeletedContact deleted = TRY(removeWhole(id));
    TRY(work.commit());
    return std::move(deleted.contact);
}

Result<DeletedContact> ContactService::removeWhole(ContactId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    auto store = context().store<ContactStore>();
    Contact contact;
    const qint64 key = TRY(store.find(id, contact));
    auto events = TRY(takenOff(context(), work, contact, key));
    auto series = TRY(leaveContact(context(), work, id));
    TRY(store.remove(id));
    work.changed(Resource::Contact, id, ChangeAction::Deleted);
    TRY(work.commit());
    return DeletedContact{.contact = contact, .events = std::move(events), .series = std::move(series)};
}

Result<Contact> ContactService::restore(const DeletedContact &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context()));
    Contact contact = snapshot.contact;
    contact.updatedAt = context().now();
    ++contact.version;
    TRY(context().store<ContactStore>().insert(contact));
    work.changed(Resource::Contact, contact.id, ChangeAction::Created);
    TRY(putBack(context(), work, snapshot));
    TRY(rejoinContact(context(), work, contact.id, snapshot.series));
    TRY(work.commit());
    return contact;
}

} // namespace stemdesk
