#pragma once

#include "core/domain/clients/contact.h"
#include "core/domain/clients/event_contact.h"
#include "core/domain/page.h"

#include <utility>

namespace stemdesk {

class ServiceContext;

/// A deleted contact, with the contacts of the events that named it.
struct DeletedContact {
    Contact contact;
    QList<std::pair<EventId, QList<EventContact>>> events;
    QList<SeriesId> series; ///< The series whose contact it was.
};

class ContactService {
public:
    explicit ContactService(ServiceContext &context) : m_context(context) {}

    /// In order of creation.
    Result<Page<Contact>> list(const ContactFilter &filter, const PageRequest &page) const;
    Result<Contact> find(ContactId id) const;
    Result<Contact> create(const ContactPatch &patch);
    /// Nothing is written if nothing differs (version and updatedAt stay). Stale if a field of `patch` differs from
    /// `expected`.
    Result<Contact> patch(ContactId id, const ContactPatch &patch, const std::optional<ContactPatch> &expected = {});
    /// Refused with contact_on_events:<count of events that name it> unless `force`, which removes it from them.
    Result<Contact> remove(ContactId id, bool force);
    /// Deletes it, and removes it from the events that name it.
    Result<DeletedContact> removeWhole(ContactId id);
    /// Restores it with its id, and on those events.
    Result<Contact> restore(const DeletedContact &snapshot);
    /// For each of `contacts`, the first contact of the shop with one of its e-mail addresses or phones; a null id if
    /// there is none.
    Result<QList<Contact>> known(const QList<ContactPatch> &contacts) const;
    /// The number of events that name it.
    Result<qsizetype> useOf(ContactId id) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
