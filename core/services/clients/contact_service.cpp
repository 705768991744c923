#include "core/services/clients/contact_service.h"

#include "core/domain/events/event_history.h"
#include "core/services/external_ids.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/clients/contact_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/events/event_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

ContactStore contactStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Takes the contact off the events, which have changed with that.
Status takeOff(const ServiceContext &context, UnitOfWork &work, const StoredContact &contact,
               const QList<qint64> &events)
{
    EventStore store(context.session(), context.tenant());
    const auto heads = store.pricedHeads(events);
    if (!heads)
        return heads.error();
    for (const StoredEvent &head : *heads) {
        if (const Status touched = store.touch(head.key, context.now(), 0); !touched)
            return touched;
        work.changed(Resource::Event, head.event.id, ChangeAction::Updated);
        work.note(head.event.id, {.change = EventChange::Contacts, .before = contact.contact.name});
    }
    return EventContactStore(context.session(), context.tenant()).takeOff(contact.key);
}

Error onEvents(qsizetype count)
{
    return conflict("contact_on_events:" + QByteArray::number(count),
                    u"Take the contact off the events that name it (%1), or delete it with force=true."_s.arg(count));
}

Status requireFree(const ServiceContext &context, const Contact &contact)
{
    return requireFreeExternalId(context, Resource::Contact, contact.externalId, contact.id.bytes());
}

} // namespace

Result<Page<Contact>> ContactService::list(const ContactFilter &filter, const PageRequest &page) const
{
    return contactStore(m_context).list(filter, page);
}

Result<Contact> ContactService::find(ContactId id) const
{
    Result<StoredContact> stored = contactStore(m_context).find(id);
    if (!stored)
        return stored.error();
    return std::move(stored->contact);
}

Result<Contact> ContactService::create(const ContactPatch &patch)
{
    Result<Contact> contact = patched(Contact{}, patch);
    if (!contact)
        return contact;
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    contact->id = ContactId::create();
    contact->createdAt = contact->updatedAt = m_context.now();
    contact->version = 1;
    if (const Status isFree = requireFree(m_context, *contact); !isFree)
        return isFree.error();
    if (const Status inserted = contactStore(m_context).insert(*contact); !inserted)
        return inserted.error();
    work->changed(Resource::Contact, contact->id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return contact;
}

Result<Contact> ContactService::patch(ContactId id, const ContactPatch &patch)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Contact> before = find(id);
    if (!before)
        return before;
    Result<Contact> after = patched(*before, patch);
    if (!after || *after == *before)
        return after;
    if (const Status isFree = requireFree(m_context, *after); !isFree)
        return isFree.error();
    after->updatedAt = m_context.now();
    ++after->version;
    if (const Status updated = contactStore(m_context).update(*after); !updated)
        return updated.error();
    work->changed(Resource::Contact, id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return after;
}

Result<Contact> ContactService::remove(ContactId id, bool force)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredContact> stored = contactStore(m_context).find(id);
    if (!stored)
        return stored.error();
    const auto events = EventContactStore(m_context.session(), m_context.tenant()).eventsWith(id);
    if (!events)
        return events.error();
    if (!events->isEmpty()) {
        if (!force)
            return onEvents(events->size());
        if (const Status done = takeOff(m_context, *work, *stored, *events); !done)
            return done.error();
    }
    if (const Status gone = contactStore(m_context).remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::Contact, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return std::move(stored->contact);
}

} // namespace stemdesk
